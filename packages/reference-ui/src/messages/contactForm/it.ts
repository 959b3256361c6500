import type { ContactFormMessages } from './index.ts'

export const messages: ContactFormMessages = {
  title: 'Inviaci un messaggio',
  name: 'Il tuo nome',
  email: 'Indirizzo e-mail',
  message: 'Il tuo messaggio',
  messageHint: 'Se riguarda un ordine, aggiungi il numero d’ordine.',
  send: 'Invia messaggio',
  required: 'Compila questo campo.',
  emailInvalid: 'Inserisci un indirizzo e-mail come nome@example.com.',
  tooLong: 'Il messaggio è troppo lungo: al massimo 4000 caratteri.',
  failed: 'Non siamo riusciti a inviare il messaggio. È ancora qui: riprova tra poco.',
  offline: 'Sei offline. Il messaggio è ancora qui: invialo quando torni online.',
  tooMany: 'Hai già inviato diversi messaggi. Riprova tra un’ora.',
  draftRestored: 'Questo è ciò che avevi scritto prima della disconnessione. Non è ancora inviato.',
  sent: 'Grazie per il tuo messaggio',
  sentText: 'Ti risponderemo per e-mail.',
  another: 'Scrivi un altro messaggio',
}
