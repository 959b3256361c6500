import { eachWith, withArticles } from './eachWith.ts'
import type { FilterWords } from './filterWords.types.ts'
import { sizeNames } from './sizeNames.ts'

const WARM = ['warm']
const WOMAN = ['woman', 'lady', 'wife', 'girlfriend', 'mother', 'mum', 'mom', 'sister']
const MAN = ['man', 'gentleman', 'husband', 'boyfriend', 'father', 'dad', 'brother']

export const en: FilterWords = {
  upTo: [
    'under',
    'below',
    'up to',
    'less than',
    'lower than',
    'cheaper than',
    'at most',
    'max',
    'maximum',
    'maximum of',
    'within',
    'budget',
    'budget of',
  ],
  from: ['over', 'above', 'more than', 'at least', 'from', 'starting at', 'min', 'minimum'],
  reversing: ['not', 'no', 'nothing', 'none', 'never'],
  ranges: [
    ['between', 'and'],
    ['from', 'to'],
  ],
  to: ['to'],
  at: ['at'],
  about: ['around', 'about', 'approximately', 'approx', 'roughly', 'circa', 'near'],
  orLess: ['or less', 'or under', 'or below', 'or cheaper', 'and under', 'at most', 'max', 'maximum', 'tops', 'budget'],
  stars: ['stars', 'star'],
  orMore: ['and more', 'or more', 'and up', 'or better', 'and over', 'or over', 'min', 'minimum'],
  rated: [
    ...['top rated', 'best rated', 'highly rated', 'well rated'],
    ...eachWith(['good', 'great', 'excellent', 'best'], ['reviews', 'ratings']),
    ...['high ratings', 'good review', 'good rating'],
  ],
  sale: [
    ...['sale', 'sales', 'on sale', 'in the sale', 'in sale', 'reduced', 'at a reduced price', 'discounted'],
    ...['at a discount', 'discount', 'on discount', 'clearance', 'on clearance', 'marked down', 'outlet'],
    ...['on offer', 'special offer', 'special offers', 'offers', 'deal', 'deals', 'on promotion', 'on promo', 'promo'],
  ],
  waterproof: ['waterproof', 'water proof', 'rainproof', 'rain proof', 'watertight', 'water tight'],
  waterResistant: ['water resistant', 'rain resistant', 'showerproof'],
  warm: WARM,
  warmths: {
    minimal: [...eachWith(['hardly', 'barely', 'very little'], WARM), 'minimal warmth', 'very little warmth'],
    light: [
      ...eachWith(['little', 'a little', 'slightly', 'a bit', 'lightly', 'mildly'], WARM),
      'light warmth',
      'low warmth',
      'little warmth',
    ],
    medium: [...eachWith(['moderately', 'medium', 'mid', 'fairly'], WARM), 'medium warmth', 'moderate warmth'],
  },
  or: ['or', 'nor'],
  without: ['without', 'w o'],
  not: ['not', 'not too', 'not so', 'not that', 'not overly', 'not particularly', 'non', 'no', 'hardly', 'barely'],
  size: ['size', 'sizes', 'sz', 'in size', 'in a size'],
  sizeNames: sizeNames(),
  very: ['very', 'extra'],
  fits: {
    slim: ['slim fit', 'slim', 'slim fitting', 'tight fit', 'tight fitting', 'close fitting', 'fitted'],
    regular: ['regular fit'],
    relaxed: ['relaxed fit', 'relaxed', 'loose fit', 'loose', 'loose fitting', 'baggy', 'roomy'],
  },
  activities: {
    running: ['running', 'jogging'],
    cycling: ['cycling', 'biking'],
    hiking: ['hiking', 'trekking'],
    snow: ['snow', 'skiing', 'ski', 'ski touring'],
  },
  persons: {
    women: [...eachWith(['a', 'my'], WOMAN), 'for her'],
    men: [...eachWith(['a', 'my'], MAN), 'for him'],
  },
  recipients: {
    women: withArticles(['the'], [...WOMAN, 'women', "women's", 'women’s', 'womens', 'ladies', 'her']),
    men: withArticles(['the'], [...MAN, 'men', "men's", 'men’s', 'mens', 'gentlemen', 'guys', 'him']),
  },
  gifts: [
    ...['gift', 'gifts', 'gift idea', 'gift ideas', 'present', 'presents'],
    ...eachWith(['christmas', 'birthday'], ['gift', 'gifts', 'present', 'presents']),
  ],
  goods: ['clothes', 'clothing', 'apparel', 'garments', 'gear', 'wear', 'outfit', 'outfits'],
  kindsOfGoods: ['under wear'],
  joining: ['and', 'for', 'with', 'a', 'an', 'in', 'as a gift', 'as a present', 'for sale'],
}
