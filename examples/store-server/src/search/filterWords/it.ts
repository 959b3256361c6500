import { eachWith } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'

export const it: FilterWords = {
  upTo: ['meno di', 'sotto i', 'sotto', 'fino a', 'al massimo', 'massimo', 'max'],
  from: ['piu di', 'oltre i', 'oltre', 'sopra i', 'sopra', 'a partire da', 'da', 'almeno', 'minimo', 'min'],
  ranges: [
    ['tra', 'e'],
    ['fra', 'e'],
    ['da', 'a'],
  ],
  stars: ['stelle', 'stella'],
  orMore: ['e oltre', 'o piu', 'e piu'],
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
  ],
  waterproof: ['impermeabile', 'impermeabili'],
  warm: ['caldo', 'calda', 'caldi', 'calde'],
  very: ['molto'],
  fits: {
    slim: ['vestibilita aderente', 'aderente', 'aderenti', 'slim'],
    regular: ['vestibilita regolare', 'vestibilita normale'],
    relaxed: ['vestibilita comoda', 'vestibilita ampia', 'comodo', 'comoda', 'ampio', 'ampia'],
  },
  activities: {
    running: ['running', 'corsa', 'correre'],
    cycling: ['ciclismo', 'bici', 'bicicletta'],
    hiking: ['trekking', 'escursionismo'],
    snow: ['neve', 'sci', 'scialpinismo'],
  },
  persons: {
    women: [
      ...eachWith(['una', 'mia'], ['donna', 'moglie', 'ragazza', 'compagna', 'fidanzata', 'madre', 'mamma', 'sorella']),
      'per lei',
    ],
    men: [
      ...eachWith(['un', 'mio'], ['uomo', 'marito', 'ragazzo', 'compagno', 'fidanzato', 'padre', 'papa', 'fratello']),
      'per lui',
    ],
  },
  joining: ['e', 'per', 'con', 'da', 'di', 'la', 'il', 'un', 'una', 'come regalo', 'da regalare', 'ed'],
}
