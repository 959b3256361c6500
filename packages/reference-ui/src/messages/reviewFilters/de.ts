import type { ReviewFilterMessages } from './index.ts'

export const messages: ReviewFilterMessages = {
  stars: (stars) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
  starRow: (stars, count) => `${stars}: ${count === 1 ? '1 Bewertung' : `${count} Bewertungen`}`,
  allSizes: 'Alle Größen',
  sort: 'Sortieren nach',
  ownLanguage: 'In deiner Sprache zuerst',
  newest: 'Neueste zuerst',
  best: 'Beste zuerst',
  showAll: 'Alle Bewertungen anzeigen',
  filterByStars: 'Nach Sternen filtern',
  matching: (count) => (count === 1 ? '1 passende Bewertung' : `${count} passende Bewertungen`),
  remove: (filter) => `Filter entfernen: ${filter}`,
  verified: 'So prüfen wir Bewertungen',
}
