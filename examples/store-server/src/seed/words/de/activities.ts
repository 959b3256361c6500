import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Laufen',
    purposes: ['Für die tägliche Laufrunde.', 'Für Training und Wettkampf.', 'Für kurze und lange Läufe.'],
    openers: [
      'Fürs Laufen, vom Einlaufen bis zum letzten Kilometer.',
      'Geeignet für die Feierabendrunde ebenso wie für lange Läufe am Wochenende.',
      'Für alle, die mehrmals in der Woche laufen.',
    ],
  },
  cycling: {
    name: 'Radfahren',
    purposes: [
      'Zum Radfahren, sportlich oder im Alltag.',
      'Für Rennrad, Gravelbike und Arbeitsweg.',
      'Für kurze und lange Radtouren.',
    ],
    openers: [
      'Für lange Stunden auf dem Rad, bergauf wie bergab.',
      'Geeignet für die Tagestour ebenso wie für den Weg zur Arbeit.',
      'Für alle, die viel Rad fahren, zur Arbeit und am Wochenende.',
    ],
  },
  hiking: {
    name: 'Wandern',
    purposes: [
      'Zum Wandern in den Bergen und im Flachland.',
      'Für Tagestouren und Hüttentouren.',
      'Für lange Tage in den Bergen.',
    ],
    openers: [
      'Für lange Touren zu Fuß, von der Tageswanderung bis zur Hüttentour.',
      'Geeignet für Wanderungen im Mittelgebirge ebenso wie für Touren in den Alpen.',
      'Für lange Wandertage, vom Aufbruch am Morgen bis zur Ankunft an der Hütte.',
    ],
  },
  snow: {
    name: 'Schnee',
    purposes: ['Für Skitouren und Tage im Schnee.', 'Für den Winter in den Bergen.', 'Für kalte Tage in den Bergen.'],
    openers: [
      'Für Skitouren, Schneeschuhwanderungen und Wintertage draußen.',
      'Für den Winter, wenn du im Aufstieg schwitzt und in Pausen schnell frierst.',
      'Für Tage im Schnee, vom ersten Aufstieg bis zur letzten Abfahrt.',
    ],
  },
}
