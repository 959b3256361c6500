import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Versand',
  shippingTo: (country) => `Versandkosten (${country}):`,
  shippingText: 'Versandkosten und Lieferzeit siehst du an der Kasse, bevor du bezahlst.',
  returns: 'Rückgabe',
  returnsText:
    'Schick Artikel ungetragen und mit Etikett zurück. Du zahlst das Porto zunächst selbst, wir erstatten dir das Porto eines Standardpakets. Melde die Rückgabe vorher mit dem Button unten an.',
  withdrawHere: 'Vertrag widerrufen',
  returnItems: 'Artikel zurückgeben',
  howToReturn: 'So schickst du Artikel zurück',
}
