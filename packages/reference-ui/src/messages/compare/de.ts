import type { CompareMessages } from './index.ts'

export const messages: CompareMessages = {
  title: 'Produkte vergleichen',
  text: 'Bis zu vier Produkte einer Art nebeneinander.',
  empty: 'Noch nichts zum Vergleichen.',
  emptyHint: 'Öffne ein Produkt und wähle „Vergleichen“.',
  otherTypes: 'Wir vergleichen nur Produkte einer Art, deshalb fehlen einige Produkte.',
  feature: 'Eigenschaft',
  remove: 'Entfernen',
  price: 'Preis',
  use: 'Einsatz',
  material: 'Material',
  weight: 'Gewicht',
  fit: 'Passform',
  features: 'Merkmale',
  rating: 'Bewertung',
  noRating: 'Noch keine Bewertungen',
  unknown: 'Keine Angabe',
  running: 'Laufen',
  cycling: 'Radfahren',
  hiking: 'Wandern',
  snow: 'Schnee',
}
