import type { ContactFormMessages } from './index.ts'

export const messages: ContactFormMessages = {
  title: 'Mandaci un messaggio',
  name: 'Il tuo nome',
  email: 'Indirizzo e-mail',
  message: 'Il tuo messaggio',
  messageHint: 'Se riguarda un ordine, aggiungi il suo numero.',
  send: 'Invia messaggio',
  required: 'Compila questo campo.',
  emailInvalid: 'Inserisci un indirizzo e-mail, ad esempio nome@example.com.',
  tooLong: 'È troppo lungo: al massimo 4000 caratteri.',
  failed: 'Il messaggio non è stato inviato. È ancora qui: riprova tra poco.',
  offline: 'Sei offline. Il messaggio è ancora qui: invialo quando torni online.',
  tooMany: 'Abbiamo già ricevuto diversi tuoi messaggi. Riprova tra un’ora.',
  sent: 'Grazie. Il tuo messaggio è arrivato.',
  sentText: 'Ti risponderemo per e-mail.',
  another: 'Scrivi un altro messaggio',
}
