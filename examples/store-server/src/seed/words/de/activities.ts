import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Laufen',
    purposes: ['Zum Laufen gemacht.', 'Für Straßen, Trails und den Heimweg.', 'Leicht genug für einen Wettkampf.'],
    openers: [
      'Beim Laufen trägt man nur, was einem sonst fehlen würde.',
      'Tempo macht sein eigenes Wetter: vorn warm, hinten kalt.',
      'Ob zehn Kilometer oder hundert, das Scheuern beginnt mit dem ersten Schritt.',
    ],
  },
  cycling: {
    name: 'Radfahren',
    purposes: [
      'Zum Radfahren gemacht.',
      'Für Arbeitswege, Schotter und Pässe.',
      'Für die Haltung im Sattel geschnitten.',
    ],
    openers: [
      'Auf dem Rad kommt der Wind immer von vorn.',
      'Ein Pass ist hinauf warm und hinunter sehr kalt.',
      'Der Weg zur Arbeit braucht kein Kostüm, nur gute Kleidung.',
    ],
  },
  hiking: {
    name: 'Wandern',
    purposes: ['Zum Wandern gemacht.', 'Für lange Tage zu Fuß.', 'Vom Tal bis zur Hütte.'],
    openers: [
      'Wer tagelang geht, merkt, was gut gemacht ist.',
      'In den Bergen ändert sich das Wetter zwischen zwei Kehren.',
      'Jemand hat die Steine geschichtet, damit du den Weg findest; den Rest trägst du.',
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
      'Hinauf ist dir warm, hinunter bist du schnell, dazwischen wartest du.',
      'Wintertage sind kurz, da soll alles beim ersten Mal sitzen.',
    ],
  },
}
