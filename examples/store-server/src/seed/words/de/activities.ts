import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Laufen',
    purposes: [
      'Fürs Laufen gemacht.',
      'Für Straße, Trail und den Heimweg von der Arbeit.',
      'Leicht genug fürs Rennen.',
    ],
    openers: ['Für Training und Wettkampf auf Straße und Trail.', 'Auch auf langen Strecken bequem.'],
  },
  cycling: {
    name: 'Radfahren',
    purposes: ['Fürs Radfahren gemacht.', 'Für Arbeitsweg, Schotter und Pässe.', 'Für kurze und lange Fahrten.'],
    openers: ['Für den täglichen Weg und für lange Touren.', 'Für die Stadt und für Pässe.'],
  },
  hiking: {
    name: 'Wandern',
    purposes: ['Fürs Wandern gemacht.', 'Für lange Tage zu Fuß.', 'Vom Tal bis zur Hütte.'],
    openers: [
      'Für Tageswanderungen und Touren von Hütte zu Hütte.',
      'Für Wetter, das sich binnen einer Stunde ändert.',
    ],
  },
  snow: {
    name: 'Schnee',
    purposes: [
      'Für den Schnee gemacht.',
      'Für Skitouren und kurze Wintertage.',
      'Vom ersten Frost bis zum letzten Schnee.',
    ],
    openers: ['Für Skitouren, Piste und Winterwanderungen.', 'Für kalte Tage mit Schnee und Wind.'],
  },
}
