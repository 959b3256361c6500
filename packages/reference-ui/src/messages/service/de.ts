import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Versand',
  shippingTo: (country) => `Was der Versand kostet (${country}):`,
  shippingText: 'Was der Versand kostet und wie schnell er geht, siehst du an der Kasse, bevor du bezahlst.',
  returns: 'Rückgabe',
  returnsText:
    'Schick zurück, was du nicht behältst, ungetragen und mit Etikett. Sag uns vorher Bescheid: Wie du uns erreichst, steht weiter unten.',
  withdrawHere: 'Vertrag widerrufen',
  returnItems: 'Artikel zurückgeben',
}
