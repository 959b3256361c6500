import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Avvisami quando torna disponibile',
  comingSoon: 'Avvisami quando è disponibile',
  expected: (day) => `Disponibilità prevista: ${day}`,
  which: 'Quale articolo?',
  email: 'Indirizzo e-mail',
  once: 'Ti scriviamo una sola volta, quando è disponibile. Prima conferma il tuo indirizzo.',
  send: 'Avvisami',
  done: 'Grazie. Conferma con il link nella nostra e-mail.',
  emailInvalid: 'Inserisci un indirizzo e-mail come nome@example.com.',
  failed: 'Non siamo riusciti a salvare l’avviso. Riprova.',
  tooMany: 'Troppe richieste. Riprova tra un’ora.',
}
