import type { CountrySwitchMessages } from './index.ts'

export const messages: CountrySwitchMessages = {
  title: (site) => `Zum Shop „${site}“ wechseln?`,
  text: 'Beim Wechsel wird dein Warenkorb hier geleert. Du kannst deine Artikel in denselben Größen mitnehmen und später wieder zurückbringen.',
  delivery: (country, dates) => `Lieferung (${country}): ${dates}`,
  currency: (currency) => `Die Preise dort sind in dieser Währung angegeben: ${currency}.`,
  sameCurrency: (currency) => `Die Preise bleiben in dieser Währung: ${currency}.`,
  language: (language) => `Der Shop dort hat eine andere Sprache: ${language}.`,
  duties: 'Die Preise dort enthalten Steuern und Zoll. Bei der Zustellung zahlst du nichts.',
  soldThere: 'Gibt es dort',
  staysHere: 'Kannst du nicht mitnehmen',
  notSold: 'Gibt es dort nicht',
  notSoldHere: 'Gibt es hier nicht',
  comingSoon: 'Noch nicht erhältlich',
  soldOut: 'Ausverkauft',
  notShipped: (country) => `Kein Versand in dieses Land: ${country}`,
  notCarried: 'Gilt nur auf dieser Seite',
  onlyValidThere: 'Gilt nur im anderen Shop',
  fewer: (quantity) => `Nur noch ${quantity} da`,
  unchecked:
    'Wir können gerade nicht prüfen, was es dort gibt. Wenn du deine Artikel mitnimmst, zeigen wir dir danach, was wir nicht in den Warenkorb legen konnten.',
  take: 'Artikel mitnehmen',
  leave: 'Ohne Artikel wechseln',
  stay: 'Hier bleiben',
  blocked: 'Dein Browser lässt uns deine Artikel nicht speichern, deshalb kannst du sie nicht mitnehmen.',
  added: (count) =>
    count === 1 ? '1 Artikel liegt in deinem neuen Warenkorb.' : `${count} Artikel liegen in deinem neuen Warenkorb.`,
  codesTried: (codes) => `Wenn du deine Artikel mitnimmst, versuchen wir dort auch, deinen Code einzulösen: ${codes}.`,
  codesStay: (codes) =>
    `Codes, die nicht übernommen werden: ${codes}. Du kannst sie im anderen Shop noch einmal eingeben, wenn sie dort gelten.`,
  different: 'Das ist in deinem neuen Warenkorb anders',
  reduced: (quantity, wanted) => `${quantity} statt ${wanted}: Mehr sind nicht da`,
  notAdded:
    'Wir konnten diesen Artikel nicht in den Warenkorb legen. Bitte versuche es auf der Produktseite noch einmal.',
  viewCart: 'Warenkorb ansehen',
}
