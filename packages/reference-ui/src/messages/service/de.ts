import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Versand',
  shippingTo: (country) => `Versandkosten (${country}):`,
  shippingText: 'Versandkosten und Lieferzeit siehst du an der Kasse, bevor du bezahlst.',
  returns: 'Rückgabe',
  returnsText:
    'Bitte schick Artikel ungetragen und mit Etikett zurück und melde uns die Rückgabe vorher. Unsere Kontaktdaten findest du weiter unten.',
  withdrawHere: 'Vertrag widerrufen',
  returnItems: 'Artikel zurückgeben',
}
