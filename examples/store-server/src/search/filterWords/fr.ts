import { eachWith, withArticles } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'
import { sizeNames } from './sizeNames.ts'

const WARM = ['chaud', 'chaude', 'chauds', 'chaudes']
const WOMAN = ['femme', 'dame', 'copine', 'compagne', 'mere', 'maman', 'soeur', 'sœur']
const MAN = ['homme', 'mari', 'copain', 'compagnon', 'pere', 'papa', 'frere']

export const fr: FilterWords = {
  upTo: [
    'moins de',
    'sous',
    'sous les',
    'en dessous de',
    'au dessous de',
    'jusqu a',
    'au plus',
    'inferieur a',
    'inferieure a',
    'au maximum',
    'maximum',
    'max',
    'budget',
    'budget de',
  ],
  from: ['plus de', 'au dessus de', 'au dela de', 'a partir de', 'des', 'au moins', 'minimum', 'min'],
  reversing: ['pas', 'rien', 'jamais'],
  ranges: [
    ['entre', 'et'],
    ['de', 'a'],
  ],
  to: ['a'],
  at: ['a'],
  about: ['environ', 'autour de', 'aux alentours de', 'a peu pres', 'vers', 'dans les'],
  orLess: ['ou moins', 'et moins', 'au maximum', 'maximum', 'maxi', 'max', 'au plus'],
  stars: ['etoiles', 'etoile'],
  orMore: ['et plus', 'ou plus', 'ou mieux', 'au minimum', 'minimum', 'min'],
  rated: [
    'bien note',
    'bien notee',
    'bien notes',
    'bien notees',
    'mieux note',
    'mieux notee',
    'mieux notes',
    'mieux notees',
    ...eachWith(['bons', 'tres bons', 'meilleurs', 'excellents'], ['avis', 'commentaires']),
    ...eachWith(['bonnes', 'tres bonnes', 'meilleures', 'excellentes'], ['notes', 'evaluations', 'critiques']),
  ],
  sale: [
    ...['solde', 'soldes', 'soldee', 'soldees', 'en solde', 'en soldes', 'sale', 'on sale', 'outlet'],
    ...['promo', 'promos', 'en promo', 'promotion', 'promotions', 'en promotion', 'remise', 'en remise'],
    ...['reduction', 'reductions', 'en reduction', 'a prix reduit', 'a prix reduits', 'bonnes affaires'],
    ...['demarque', 'demarquee', 'demarques', 'demarquees'],
  ],
  waterproof: [
    ...['impermeable', 'impermeables', 'etanche', 'etanches', 'imper', 'waterproof', 'water proof'],
    ...eachWith(['a l epreuve de'], ['l eau', 'la pluie']),
    ...eachWith(['impermeable', 'impermeables', 'etanche', 'etanches'], ['a l eau', 'a la pluie']),
  ],
  waterResistant: eachWith(
    ['resistant', 'resistante', 'resistants', 'resistantes', 'qui resiste', 'qui resistent'],
    ['a l eau', 'a la pluie'],
  ),
  warm: WARM,
  warmths: {
    minimal: [...eachWith(['tres peu', 'a peine'], WARM)],
    light: [...eachWith(['peu', 'legerement', 'un peu'], WARM)],
    medium: [...eachWith(['moyennement', 'moderement'], WARM)],
  },
  or: ['ou', 'ni'],
  without: ['sans'],
  not: ['pas', 'pas trop', 'pas si', 'pas tres', 'pas vraiment', 'non', 'peu', 'a peine'],
  size: ['taille', 'pointure', 'en taille', 'en pointure', 'de taille', 'tailles'],
  sizeNames: sizeNames({
    xs: ['tres petite', 'tres petit', 'extra petite'],
    s: ['petite', 'petit'],
    m: ['moyenne', 'moyen'],
    l: ['grande', 'grand'],
    xl: ['tres grande', 'tres grand', 'extra grande', 'extra grand'],
  }),
  very: ['tres', 'bien'],
  fits: {
    slim: [
      ...['coupe ajustee', 'coupe slim', 'coupe etroite', 'coupe pres du corps', 'pres du corps', 'slim'],
      ...['ajuste', 'ajustee', 'ajustes', 'ajustees', 'moulant', 'moulante', 'moulants', 'moulantes'],
    ],
    regular: ['coupe standard', 'coupe reguliere'],
    relaxed: ['coupe ample', 'coupe large', 'coupe decontractee', 'ample', 'amples'],
  },
  activities: {
    running: ['course a pied', 'course', 'running'],
    cycling: ['velo', 'cyclisme'],
    hiking: ['randonnee', 'marche', 'trekking'],
    snow: ['neige', 'ski'],
  },
  persons: {
    women: [...eachWith(['une', 'ma'], WOMAN), 'pour elle'],
    men: [...eachWith(['un', 'mon'], MAN), 'pour lui'],
  },
  recipients: {
    women: withArticles(['la', 'les'], [...WOMAN, 'femmes', 'dames']),
    men: withArticles(['le', 'les', 'l'], [...MAN, 'hommes']),
  },
  gifts: [
    ...['cadeau', 'cadeaux', 'idee cadeau', 'idees cadeau', 'idees cadeaux', 'idee de cadeau', 'idees de cadeaux'],
    ...eachWith(['cadeau', 'cadeaux'], ['de noel', 'd anniversaire']),
  ],
  goods: ['vetement', 'vetements', 'habit', 'habits', 'tenue', 'tenues', 'habillement', 'fringues'],
  kindsOfGoods: ['sous vetement', 'sous vetements'],
  joining: [
    'et',
    'a',
    'pour',
    'avec',
    'en',
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
