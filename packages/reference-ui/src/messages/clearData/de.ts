import type { ClearDataMessages } from './index.ts'

export const messages: ClearDataMessages = {
  title: 'Meine Daten löschen?',
  text: 'Der Shop löscht alles, was er in diesem Browser gespeichert hat: Anmeldung, Warenkorb, Land, Größen, angesehene Produkte und Cookie-Auswahl.',
  stays: 'Wenn du ein Konto hast, bleiben dort Warenkorb, Bestellungen und Wunschliste erhalten.',
  cancel: 'Daten behalten',
  failed: 'Der Shop ist nicht erreichbar, deshalb wurde nichts gelöscht. Bitte versuche es noch einmal.',
  done: 'Deine Daten sind gelöscht.',
}
