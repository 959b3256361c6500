import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Avvisami quando torna',
  comingSoon: 'Avvisami quando è in vendita',
  which: 'Quale?',
  email: 'Indirizzo e-mail',
  once: 'Una sola e-mail. Prima la confermi con un link.',
  send: 'Avvisami',
  done: 'Grazie. Conferma con il link nella nostra e-mail.',
  emailInvalid: 'Scrivi un indirizzo e-mail come nome@example.com.',
  failed: 'Non ha funzionato. Riprova.',
  tooMany: 'Le richieste sono molte. Riprova tra un’ora.',
}
