import { eachWith, withArticles } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'

const WARM = ['caldo', 'calda', 'caldi', 'calde']
const WOMAN = ['donna', 'moglie', 'ragazza', 'compagna', 'fidanzata', 'madre', 'mamma', 'sorella']
const MAN = ['uomo', 'marito', 'ragazzo', 'compagno', 'fidanzato', 'padre', 'papa', 'fratello']

export const it: FilterWords = {
  upTo: [
    'meno di',
    'a meno di',
    'sotto',
    'sotto i',
    'sotto ai',
    'sotto gli',
    'al di sotto di',
    'al di sotto dei',
    'fino a',
    'fino ai',
    'entro',
    'entro i',
    'non piu di',
    'inferiore a',
    'al massimo',
    'massimo',
    'max',
    'budget',
    'budget di',
  ],
  from: ['piu di', 'oltre i', 'oltre', 'sopra i', 'sopra', 'a partire da', 'da', 'almeno', 'minimo', 'min'],
  ranges: [
    ['tra', 'e'],
    ['fra', 'e'],
    ['da', 'a'],
  ],
  to: ['a'],
  at: ['a'],
  about: ['circa', 'intorno a', 'intorno ai', 'attorno a', 'attorno ai', 'sui'],
  orLess: ['o meno', 'e meno', 'al massimo', 'massimo', 'max'],
  stars: ['stelle', 'stella'],
  orMore: ['e oltre', 'o piu', 'e piu', 'minimo', 'min'],
  rated: [
    'ben recensito',
    'ben recensita',
    'ben recensiti',
    'ben recensite',
    'ben valutato',
    'ben valutata',
    'piu votato',
    'piu votata',
    'piu votati',
    'piu votate',
    ...eachWith(['buone', 'ottime', 'migliori'], ['recensioni', 'valutazioni', 'opinioni']),
  ],
  waterproof: ['impermeabile', 'impermeabili', 'waterproof'],
  waterResistant: eachWith(['resistente', 'resistenti'], ['all acqua', 'alla pioggia']),
  warm: WARM,
  warmths: {
    minimal: [...eachWith(['molto poco', 'pochissimo', 'appena'], WARM), 'calore minimo'],
    light: [...eachWith(['poco', 'leggermente', 'un po', 'un poco'], WARM), 'poco calore'],
    medium: [...eachWith(['mediamente', 'moderatamente'], WARM), 'calore medio'],
  },
  or: ['o', 'ne'],
  without: ['senza'],
  not: ['non', 'non troppo', 'non cosi', 'non tanto', 'non particolarmente', 'poco', 'appena'],
  size: ['taglia', 'misura', 'numero', 'tg', 'in taglia', 'nella taglia', 'di taglia'],
  very: ['molto'],
  fits: {
    slim: [
      ...['vestibilita aderente', 'vestibilita slim', 'aderente', 'aderenti', 'slim'],
      ...['taglio aderente', 'attillato', 'attillata', 'attillati', 'attillate'],
    ],
    regular: ['vestibilita regolare', 'vestibilita normale'],
    relaxed: [
      ...['vestibilita comoda', 'vestibilita ampia', 'taglio ampio', 'taglio comodo'],
      ...['comodo', 'comoda', 'ampio', 'ampia', 'ampi', 'ampie'],
      ...['largo', 'larga', 'larghi', 'larghe'],
    ],
  },
  activities: {
    running: ['running', 'corsa', 'correre'],
    cycling: ['ciclismo', 'bici', 'bicicletta'],
    hiking: ['trekking', 'escursionismo'],
    snow: ['neve', 'sci', 'scialpinismo'],
  },
  persons: {
    women: [...eachWith(['una', 'mia'], WOMAN), 'per lei'],
    men: [...eachWith(['un', 'mio'], MAN), 'per lui'],
  },
  recipients: {
    women: withArticles(['la', 'le'], [...WOMAN, 'donne']),
    men: withArticles(['il', 'l', 'gli', 'i'], [...MAN, 'uomini']),
  },
  gifts: [
    ...['regalo', 'regali', 'idea regalo', 'idee regalo'],
    ...eachWith(['regalo', 'regali'], ['di natale', 'di compleanno']),
  ],
  joining: ['e', 'per', 'con', 'da', 'di', 'la', 'il', 'un', 'una', 'come regalo', 'da regalare', 'ed'],
}
