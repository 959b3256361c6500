import type { CountrySwitchMessages } from './index.ts'

export const messages: CountrySwitchMessages = {
  title: (site) => `Vuoi passare al sito «${site}»?`,
  text: 'Se cambi sito, il tuo carrello qui viene svuotato. Puoi portare con te gli articoli, nelle stesse taglie, e riportarli qui più tardi.',
  delivery: (country, dates) => `Consegna (${country}): ${dates}`,
  currency: (currency) => `Lì i prezzi sono in questa valuta: ${currency}.`,
  sameCurrency: (currency) => `I prezzi restano in questa valuta: ${currency}.`,
  language: (language) => `Quel sito è in un’altra lingua: ${language}.`,
  duties: 'Lì i prezzi includono tasse e dazi. Alla consegna non paghi nulla.',
  soldThere: 'Disponibile lì',
  staysHere: 'Non può essere trasferito',
  notSold: 'Non disponibile lì',
  notSoldHere: 'Non in vendita su questo sito',
  comingSoon: 'Non ancora disponibile',
  soldOut: 'Esaurito',
  notShipped: (country) => `Nessuna spedizione in questo Paese: ${country}`,
  notCarried: 'Valido solo su questo sito',
  onlyValidThere: 'Valido solo sull’altro sito',
  fewer: (quantity) => (quantity === 1 ? 'Ne resta solo 1' : `Ne restano solo ${quantity}`),
  unchecked:
    'Al momento non possiamo verificare che cosa è disponibile lì. Se porti con te i tuoi articoli, ti diremo quali non sono stati aggiunti.',
  take: 'Porta con me i miei articoli',
  leave: 'Vai senza i miei articoli',
  stay: 'Resta qui',
  blocked: 'Il tuo browser non ci permette di salvare gli articoli, quindi non puoi portarli con te.',
  added: (count) =>
    count === 1 ? '1 articolo è nel tuo nuovo carrello.' : `${count} articoli sono nel tuo nuovo carrello.`,
  codesTried: (codes) => `Se porti con te gli articoli, proveremo a usare lì anche il tuo codice: ${codes}.`,
  codesStay: (codes) =>
    `Codici non trasferiti al nuovo sito: ${codes}. Lì puoi inserire di nuovo quelli che il sito accetta.`,
  different: 'Che cosa cambia nel tuo nuovo carrello',
  reduced: (quantity, wanted) => `${quantity} invece di ${wanted}: non ce ne sono altri`,
  notAdded: 'Non siamo riusciti ad aggiungere questo articolo. Riprova dalla pagina del prodotto.',
  viewCart: 'Vedi il carrello',
}
