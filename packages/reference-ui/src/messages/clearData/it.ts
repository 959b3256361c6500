import type { ClearDataMessages } from './index.ts'

export const messages: ClearDataMessages = {
  title: 'Cancellare i tuoi dati?',
  text: 'Verrà cancellato tutto ciò che il negozio ha salvato in questo browser: l’accesso, il carrello, il Paese, le misure, i prodotti visti e la scelta dei cookie.',
  stays: 'Se hai un account, il suo carrello, i suoi ordini e la sua lista dei desideri restano.',
  cancel: 'Tieni i miei dati',
  failed: 'Il negozio non è raggiungibile, quindi non è stato cancellato nulla. Riprova.',
  done: 'I tuoi dati sono stati cancellati.',
}
