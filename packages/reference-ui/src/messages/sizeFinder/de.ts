import type { SizeFinderMessages } from './index.ts'

export const messages: SizeFinderMessages = {
  findSize: 'Meine Größe finden',
  privacy: 'Deine Maße bleiben auf dieser Seite. Wir speichern und senden sie nicht.',
  table: 'Größen für',
  women: 'Damen',
  men: 'Herren',
  heightCm: 'Körpergröße in cm',
  heightIn: 'Körpergröße in Zoll',
  feetHint: 'Auch Fuß und Zoll sind möglich, zum Beispiel 5 Fuß 6 Zoll.',
  label: { chest: 'Brustumfang', waist: 'Taillenumfang', hip: 'Hüftumfang' },
  labelIn: { cm: (what) => `${what} in cm`, in: (what) => `${what} in Zoll` },
  optional: (label) => `${label} (optional)`,
  hint: {
    chest:
      'Miss an der breitesten Stelle und lass das Maßband locker anliegen. Ohne Maßband wähle deine übliche Größe.',
    waist:
      'Miss dort, wo der Bund sitzt, und lass das Maßband locker anliegen. Ohne Maßband wähle deine übliche Größe.',
    hip: 'Miss an der breitesten Stelle und lass das Maßband locker anliegen.',
  },
  girth: { chest: 'Brustumfang', waist: 'Taillenumfang', hip: 'Hüftumfang' },
  enterLength: (range, example) => `Gib ein Maß im Bereich ${range} ein, zum Beispiel ${example}.`,
  heightExampleCm: '170 oder 1,70\u00a0m',
  heightExampleIn: '66 oder 5 Fuß 6 Zoll',
  usualSize: 'Deine übliche Größe (optional)',
  unknown: 'Weiß ich nicht',
  wantedFit: 'Wie soll es sitzen, wenn du zwischen zwei Größen liegst?',
  closeFit: 'Eng',
  regularFit: 'Normal',
  looseFit: 'Weit',
  suggest: 'Größe vorschlagen',
  suggestion: (size) => `Wir empfehlen ${size}.`,
  cm: (range) => `${range}\u00a0cm`,
  in: (range) => `${range} Zoll`,
  fits: (size, girth, range) => `${size} passt bei einem ${girth} von ${range}.`,
  unmeasured: (size, girth, range) =>
    `Ohne deinen ${girth} richten wir uns nach deiner üblichen Größe. Unsere Größe ${size} passt bei einem ${girth} von ${range}.`,
  split: (waist, hip, size) =>
    `Deine Taille passt zu ${waist}, deine Hüfte zu ${hip}. ${size} ist an beiden Stellen weit genug.`,
  between: (size, other) => `Du liegst zwischen ${size} und ${other}.`,
  close: (size, other) => `${size} sitzt enger, wie du es magst; für eine dicke Schicht darunter wähle ${other}.`,
  loose: (size, other) => `${size} sitzt weiter, wie du es magst; soll es enger sitzen, wähle ${other}.`,
  tall: (size, other) => `Bei deiner Körpergröße ist ${size} lang genug; soll es enger sitzen, wähle ${other}.`,
  short: (size, other) => `Bei deiner Körpergröße passt die Länge von ${size}; soll es weiter sitzen, wähle ${other}.`,
  usual: (size, other) => `${size} trägst du sonst auch; passt es nicht, probiere ${other}.`,
  measured: (size, other) => `${size} ist die sicherere Wahl; passt es nicht, probiere ${other}.`,
  outside: (size, girth, range) =>
    `Unsere Größen passen bei einem ${girth} von ${range}. ${size} kommt deinem Maß am nächsten, passt aber vielleicht nicht.`,
  soldOutIn: (size, color, others) => `${size} ist in ${color} ausverkauft, aber in ${others} erhältlich.`,
  soldOut: (size) => `${size} ist ausverkauft. Wähle diese Größe, um eine E-Mail zu bekommen, wenn sie wieder da ist.`,
  choose: (size) => `${size} wählen`,
}
