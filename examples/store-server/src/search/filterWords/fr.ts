import { eachWith } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'

export const fr: FilterWords = {
  upTo: ['moins de', 'sous', 'jusqu a', 'au plus', 'inferieur a', 'maximum', 'max'],
  from: ['plus de', 'a partir de', 'des', 'au moins', 'minimum', 'min'],
  ranges: [
    ['entre', 'et'],
    ['de', 'a'],
  ],
  stars: ['etoiles', 'etoile'],
  orMore: ['et plus', 'ou plus', 'ou mieux'],
  rated: [
    'bien note',
    'bien notee',
    'bien notes',
    'bien notees',
    'mieux note',
    'mieux notee',
    'mieux notes',
    'mieux notees',
  ],
  waterproof: ['impermeable', 'impermeables', 'etanche', 'etanches'],
  warm: ['chaud', 'chaude', 'chauds', 'chaudes'],
  very: ['tres', 'bien'],
  fits: {
    slim: ['coupe ajustee', 'ajuste', 'ajustee', 'slim'],
    regular: ['coupe standard', 'coupe reguliere'],
    relaxed: ['coupe ample', 'ample', 'amples'],
  },
  activities: {
    running: ['course a pied', 'course', 'running'],
    cycling: ['velo', 'cyclisme'],
    hiking: ['randonnee', 'marche', 'trekking'],
    snow: ['neige', 'ski'],
  },
  persons: {
    women: [
      ...eachWith(['une', 'ma'], ['femme', 'dame', 'copine', 'compagne', 'mere', 'maman', 'soeur', 'sœur']),
      'pour elle',
    ],
    men: [...eachWith(['un', 'mon'], ['homme', 'mari', 'copain', 'compagnon', 'pere', 'papa', 'frere']), 'pour lui'],
  },
  joining: [
    'et',
    'a',
    'pour',
    'avec',
    'de',
    'la',
    'le',
    'les',
    'l',
    'd',
    'un',
    'une',
    'en cadeau',
    'pour offrir',
    'comme cadeau',
  ],
}
