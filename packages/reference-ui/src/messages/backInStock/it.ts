import type { BackInStockMessages } from './index.ts'

export const messages: BackInStockMessages = {
  soldOut: 'Avvisami quando torna disponibile',
  comingSoon: 'Avvisami quando è disponibile',
  expected: (day) => `Disponibilità prevista: ${day}`,
  choose: 'Scegli',
  email: 'Indirizzo e-mail',
  once: 'Prima ti inviamo un link per confermare l’indirizzo, poi una sola e-mail, quando è disponibile.',
  send: 'Avvisami',
  done: 'Grazie. Conferma con il link nella nostra e-mail.',
  emailInvalid: 'Inserisci un indirizzo e-mail come nome@example.com.',
  failed: 'Non siamo riusciti a salvare l’avviso. Riprova.',
  tooMany: 'Troppe richieste. Riprova tra un’ora.',
}
