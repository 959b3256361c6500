import type { ClearDataMessages } from './index.ts'

export const messages: ClearDataMessages = {
  title: 'Meine Daten löschen?',
  text: 'Wir löschen alles, was der Shop in diesem Browser gespeichert hat: Anmeldung, Warenkorb, Land, Größen, angesehene oder verglichene Produkte und Cookie-Auswahl.',
  stays: 'Wenn du ein Konto hast, bleiben dort Warenkorb, Bestellungen und Wunschliste erhalten.',
  cancel: 'Daten behalten',
  failed: 'Der Shop ist gerade nicht erreichbar, es wurde nichts gelöscht. Bitte versuche es noch einmal.',
  done: 'Deine Daten sind gelöscht.',
}
