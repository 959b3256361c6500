import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Laufen',
    purposes: [
      'Fürs Laufen gemacht.',
      'Für Straße, Trail und den Heimweg von der Arbeit.',
      'Leicht genug fürs Rennen.',
    ],
    openers: [
      'Beim Laufen trägst du nur, was dir sonst fehlen würde.',
      'Wer Tempo macht, macht sein eigenes Wetter: vorn warm, hinten kalt.',
      'Ob zehn Kilometer oder hundert: Was scheuert, scheuert ab dem ersten Schritt.',
    ],
  },
  cycling: {
    name: 'Radfahren',
    purposes: [
      'Fürs Radfahren gemacht.',
      'Für Arbeitsweg, Schotter und Pässe.',
      'Für die Haltung im Sattel geschnitten.',
    ],
    openers: [
      'Auf dem Rad kommt der Wind immer von vorn.',
      'Am Pass ist es bergauf warm und bergab sehr kalt.',
      'Der Weg zur Arbeit braucht kein Kostüm, nur gute Kleidung.',
    ],
  },
  hiking: {
    name: 'Wandern',
    purposes: ['Fürs Wandern gemacht.', 'Für lange Tage zu Fuß.', 'Vom Tal bis zur Hütte.'],
    openers: [
      'Wer tagelang geht, merkt, was gut gemacht ist.',
      'In den Bergen wechselt das Wetter zwischen zwei Kehren.',
      'Jemand hat die Steine geschichtet, damit du den Weg findest. Den Rest trägst du.',
    ],
  },
  snow: {
    name: 'Schnee',
    purposes: [
      'Für den Schnee gemacht.',
      'Für Skitouren und kurze Wintertage.',
      'Vom ersten Frost bis zum letzten Schnee.',
    ],
    openers: [
      'Schnee ist geduldig: Er findet jede Lücke.',
      'Bergauf ist dir warm, bergab bist du schnell, dazwischen wartest du.',
      'Wintertage sind kurz. Da muss jeder Handgriff beim ersten Mal sitzen.',
    ],
  },
}
