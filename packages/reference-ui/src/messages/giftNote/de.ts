import type { GiftNoteMessages } from './index.ts'

export const messages: GiftNoteMessages = {
  atCheckout:
    'An der Kasse kannst du eine Geschenknachricht eingeben. Wir drucken sie auf eine Karte. Im Paket liegen weder Rechnung noch Preise.',
  customs: 'Die Zollerklärung außen am Paket nennt aber den Wert der Artikel.',
}
