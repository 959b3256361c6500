import type { ServiceMessages } from './index.ts'

export const messages: ServiceMessages = {
  shipping: 'Versand',
  shippingTo: (country) => `Versandkosten (${country}):`,
  shippingText: 'Versandkosten und Lieferzeit siehst du an der Kasse, bevor du bezahlst.',
  order: 'Wo ist meine Bestellung?',
  orderText:
    'In jeder E-Mail zu deiner Bestellung ist ein Link zu ihrer Seite. Dort siehst du Stand, Sendungsnummer und Beträge und kannst Artikel zurückgeben. Ein Konto brauchst du dafür nicht.',
  orderAccount: 'Wenn du ein Konto hast, findest du deine Bestellungen auch dort.',
  orderLost:
    'Wenn du die E-Mail nicht findest, kannst du sie mit Bestellnummer und E-Mail-Adresse noch einmal anfordern.',
  orderAgain: 'E-Mail noch einmal anfordern',
  orderHelp: 'Wenn du die Bestellnummer nicht weißt, schreib uns deinen Namen und das Datum der Bestellung.',
  writeToUs: 'Schreib uns',
  returns: 'Rückgabe',
  returnsCondition: (withdrawalDays) =>
    withdrawalDays === null
      ? 'Schick Artikel ungetragen und mit Etikett zurück.'
      : `In den ersten ${withdrawalDays} Tagen kannst du auch einen Artikel zurückgeben, den du draußen getragen hast. Wir dürfen dann den Wertverlust abziehen. Danach schick Artikel bitte ungetragen und mit Etikett zurück.`,
  returnsText:
    'Du zahlst das Porto zunächst selbst, wir erstatten dir das Porto eines Standardpakets. Melde die Rückgabe vorher mit dem Button unten an.',
  withdrawHere: 'Vertrag widerrufen',
  returnItems: 'Artikel zurückgeben',
  howToReturn: 'So schickst du Artikel zurück',
}
