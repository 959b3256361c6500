import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Laufen',
    purposes: ['Für die tägliche Laufrunde.', 'Für Training und Wettkampf.', 'Für kurze und lange Läufe.'],
    openers: [
      'Beim Laufen soll die Ausrüstung leicht sein und nicht stören.',
      'Geeignet für die Feierabendrunde ebenso wie für lange Läufe am Wochenende.',
      'Wer regelmäßig läuft, braucht Ausrüstung, die viele Kilometer mitmacht.',
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
      'Auf dem Rad sitzt du lange in derselben Haltung, da darf nichts drücken.',
      'Geeignet für die Tagestour ebenso wie für den Weg zur Arbeit.',
      'Wer viel Rad fährt, braucht Ausrüstung, die auf langen Strecken bequem bleibt.',
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
      'Auf langen Touren zählt, dass alles bequem sitzt und zuverlässig hält.',
      'Geeignet für Wanderungen im Mittelgebirge ebenso wie für Touren in den Alpen.',
      'Für lange Wandertage, vom Aufbruch am Morgen bis zur Ankunft an der Hütte.',
    ],
  },
  snow: {
    name: 'Schnee',
    purposes: [
      'Für Skitouren und Tage im Schnee.',
      'Für den Winter in den Bergen.',
      'Für Touren bei Frost und Schnee.',
    ],
    openers: [
      'Auf Skitour und bei Frost brauchst du Ausrüstung, auf die du dich verlassen kannst.',
      'Im Winter sind die Tage kurz und die Pausen kalt, da muss die Ausrüstung passen.',
      'Für Tage im Schnee, vom ersten Aufstieg bis zur letzten Abfahrt.',
    ],
  },
}
