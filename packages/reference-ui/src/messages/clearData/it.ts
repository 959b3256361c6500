import type { ClearDataMessages } from './index.ts'

export const messages: ClearDataMessages = {
  title: 'Cancellare i tuoi dati?',
  text: 'Cancelliamo tutto ciò che il negozio ha salvato in questo browser: l’accesso, il carrello, il Paese, le misure, i prodotti visti o confrontati e la scelta dei cookie.',
  stays: 'Se hai un account, il carrello, gli ordini e la lista dei desideri dell’account restano salvati.',
  cancel: 'Mantieni i miei dati',
  failed: 'Al momento il negozio non è raggiungibile, quindi non abbiamo cancellato nulla. Riprova.',
  done: 'I tuoi dati sono stati cancellati.',
}
