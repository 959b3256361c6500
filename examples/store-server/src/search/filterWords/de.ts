import { eachWith } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'

const WARM = ['warm', 'warme', 'warmer', 'warmes', 'warmen', 'warmem']
const WARMING = [...WARM, 'warmend', 'warmende', 'warmender', 'warmendes', 'warmenden', 'warmendem']

export const de: FilterWords = {
  upTo: [
    'unter',
    'bis zu',
    'bis',
    'bis maximal',
    'bis hochstens',
    'weniger als',
    'nicht mehr als',
    'nicht uber',
    'gunstiger als',
    'billiger als',
    'hochstens',
    'maximal',
    'max',
    'budget',
    'budget von',
  ],
  from: ['uber', 'ab', 'mehr als', 'mindestens', 'min'],
  ranges: [
    ['zwischen', 'und'],
    ['von', 'bis'],
  ],
  to: ['bis'],
  at: ['zu'],
  about: ['um', 'um die', 'rund', 'etwa', 'ungefahr', 'circa', 'zirka', 'ca'],
  orLess: ['oder weniger', 'und weniger', 'oder gunstiger', 'hochstens', 'maximal', 'maximum', 'max', 'budget'],
  stars: ['sterne', 'sternen', 'stern'],
  orMore: ['und mehr', 'oder mehr', 'und besser', 'oder besser', 'mindestens', 'minimum', 'min'],
  rated: [
    'gut bewertet',
    'gut bewertete',
    'gut bewerteter',
    'gut bewertetes',
    'gut bewerteten',
    'best bewertet',
    'best bewertete',
    'bestbewertet',
    'bestbewertete',
    'top bewertet',
    'top bewertete',
  ],
  waterproof: ['wasserdicht', 'wasserdichte', 'wasserdichter', 'wasserdichtes', 'wasserdichten', 'wasserdichtem'],
  warm: WARM,
  warmths: {
    minimal: [...eachWith(['kaum', 'sehr wenig'], WARMING)],
    light: [...eachWith(['wenig', 'leicht', 'geringe'], WARMING)],
    medium: [
      ...eachWith(['mittel', 'massig', 'mittlere'], WARMING),
      'mittelwarm',
      'mittelwarme',
      'mittelwarmer',
      'mittelwarmes',
      'mittelwarmen',
      'mittelwarmem',
    ],
  },
  without: ['ohne'],
  not: [
    'kein',
    'keine',
    'keinen',
    'keiner',
    'nicht',
    'nicht zu',
    'nicht so',
    'nicht allzu',
    'nicht ganz',
    'kaum',
    'wenig',
  ],
  size: ['grosse', 'groesse', 'gr', 'in grosse', 'in der grosse', 'in groesse', 'in gr', 'schuhgrosse'],
  very: ['sehr', 'besonders', 'extra'],
  fits: {
    slim: ['slim fit', 'slim', 'schmal geschnitten', 'eng geschnitten', 'eng anliegend'],
    regular: ['regular fit', 'normal geschnitten'],
    relaxed: ['relaxed fit', 'weit geschnitten', 'locker geschnitten', 'lockere', 'locker', 'weite'],
  },
  activities: {
    running: ['laufen', 'joggen'],
    cycling: ['radfahren', 'rennrad', 'mountainbiken'],
    hiking: ['wandern', 'trekking'],
    snow: ['schnee', 'skifahren', 'skitouren', 'ski'],
  },
  persons: {
    women: [
      ...eachWith(
        ['eine', 'einer', 'meine', 'meiner'],
        ['frau', 'dame', 'freundin', 'mutter', 'mama', 'schwester', 'partnerin'],
      ),
      'fur sie',
    ],
    men: [
      ...eachWith(
        ['einen', 'einem', 'meinen', 'meinem', 'mein'],
        ['mann', 'herrn', 'freund', 'vater', 'papa', 'bruder', 'partner'],
      ),
      'fur ihn',
    ],
  },
  joining: ['und', 'fur', 'furs', 'zum', 'mit', 'beim', 'ein', 'eine', 'einen', 'als geschenk', 'zum verschenken'],
}
