import { eachWith, withArticles } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'
import { inflected } from './inflected.ts'
import { sizeNames } from './sizeNames.ts'

const WARM = inflected('warm')
const WARMING = inflected('warm', 'warmend')
const WOMAN = ['frau', 'dame', 'freundin', 'mutter', 'mama', 'schwester', 'partnerin']
const MAN = ['mann', 'herrn', 'freund', 'vater', 'papa', 'bruder', 'partner']

export const de: FilterWords = {
  upTo: [
    'unter',
    'bis zu',
    'bis',
    'bis maximal',
    'bis hochstens',
    'weniger als',
    'gunstiger als',
    'billiger als',
    'hochstens',
    'maximal',
    'max',
    'budget',
    'budget von',
  ],
  from: ['uber', 'ab', 'mehr als', 'mindestens', 'min'],
  reversing: ['nicht', 'nichts', 'keine', 'kein', 'keinen', 'nie'],
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
    ...inflected('gut bewertet', 'best bewertet', 'bestbewertet', 'top bewertet'),
    ...eachWith(['gute', 'guten', 'guter', 'beste', 'besten', 'bester'], ['bewertungen', 'bewertung', 'rezensionen']),
  ],
  sale: [
    ...inflected('reduziert', 'preisreduziert', 'rabattiert', 'ermassigt', 'herabgesetzt', 'heruntergesetzt'),
    ...['sale', 'ausverkauf', 'schlussverkauf', 'angebot', 'sonderangebot', 'rabatt'].flatMap((word) => [
      word,
      `im ${word}`,
    ]),
    ...['angebote', 'sonderangebote', 'mit rabatt', 'in aktion', 'aktion', 'schnappchen', 'outlet', 'on sale'],
  ],
  waterproof: [...inflected('wasserdicht', 'regendicht', 'wasserundurchlassig'), 'waterproof', 'water proof'],
  waterResistant: inflected('wasserfest', 'regenfest', 'wasserresistent'),
  warm: WARM,
  warmths: {
    minimal: [...eachWith(['kaum', 'sehr wenig'], WARMING)],
    light: [...eachWith(['wenig', 'leicht', 'geringe'], WARMING)],
    medium: [...eachWith(['mittel', 'massig', 'mittlere'], WARMING), ...inflected('mittelwarm')],
  },
  or: ['oder', 'noch'],
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
  // "Grosse" without accents is the word for size itself.
  sizeNames: sizeNames({
    xs: ['sehr klein', 'extra klein', 'sehr kleiner'],
    s: inflected('klein'),
    m: ['mittel', ...inflected('mittler')],
    l: ['gross', 'grosser', 'grossen'],
    xl: ['sehr gross', 'sehr grosser', 'extra gross', 'extra grosser'],
  }),
  very: ['sehr', 'besonders', 'extra'],
  fits: {
    slim: [
      ...['slim fit', 'slim'],
      ...inflected('eng', 'schmal', 'eng geschnitten', 'schmal geschnitten', 'eng anliegend', 'enganliegend'),
      ...inflected('korpernah', 'korpernah geschnitten', 'figurbetont', 'figurbetont geschnitten'),
      ...eachWith(inflected('eng', 'schmal', 'korpernah'), ['schnitt', 'passform']),
    ],
    regular: [
      'regular fit',
      ...inflected('normal geschnitten'),
      ...eachWith(inflected('normal'), ['schnitt', 'passform']),
    ],
    relaxed: [
      'relaxed fit',
      ...inflected('weit', 'locker', 'weit geschnitten', 'locker geschnitten', 'locker sitzend'),
      ...eachWith(inflected('weit', 'locker'), ['schnitt', 'passform']),
    ],
  },
  activities: {
    running: ['laufen', 'joggen'],
    cycling: ['radfahren', 'rennrad', 'mountainbiken'],
    hiking: ['wandern', 'trekking'],
    snow: ['schnee', 'skifahren', 'skitouren', 'ski'],
  },
  persons: {
    women: [...eachWith(['eine', 'einer', 'meine', 'meiner'], WOMAN), 'fur sie'],
    men: [...eachWith(['einen', 'einem', 'meinen', 'meinem', 'mein'], MAN), 'fur ihn'],
  },
  recipients: {
    women: withArticles(['die', 'der'], [...WOMAN, 'frauen', 'damen']),
    men: withArticles(['den', 'dem', 'die'], [...MAN, 'manner', 'herren', 'herr']),
  },
  gifts: [
    ...['geschenk', 'geschenke', 'geschenkidee', 'geschenkideen'],
    ...['weihnachtsgeschenk', 'weihnachtsgeschenke', 'geburtstagsgeschenk', 'geburtstagsgeschenke'],
  ],
  goods: ['kleidung', 'bekleidung', 'oberbekleidung', 'kleidungsstucke', 'klamotten', 'sachen', 'outfit', 'outfits'],
  kindsOfGoods: [],
  joining: [
    'und',
    'fur',
    'furs',
    'zum',
    'mit',
    'beim',
    'in',
    'ein',
    'eine',
    'einen',
    'als geschenk',
    'zum verschenken',
  ],
}
