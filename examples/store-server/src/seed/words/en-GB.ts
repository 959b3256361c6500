import { en } from './en/index.ts'
import type { Words } from './words.types.ts'

/**
 * The English of the EU store: American English with British words where they differ, because pants and vests are
 * underwear in Britain. The American words stay in the keywords, so that a search finds the same products with both.
 */
export const enGB: Words = {
  ...en,
  kinds: {
    ...en.kinds,
    runVest: ['* Running Gilet', 'vest windproof bodywarmer'],
    bikeVest: ['* Cycling Gilet', 'bike vest windproof bodywarmer'],
    insulatedVest: ['* Insulated Gilet', 'vest bodywarmer puffer warm puffy'],
    hikePants: ['* Hiking Trousers', 'pants trekking walking'],
    softshellPants: ['* Softshell Trousers', 'pants stretch mountain'],
    rainPants: ['* Waterproof Trousers', 'rain pants overtrousers shell'],
    snowPants: ['* Ski Trousers', 'snow pants snowboard salopettes waterproof'],
  },
  features: { ...en.features, softFlasks: 'Two 500 ml soft flasks included' },
  materials: {
    ...en.materials,
    merinoSock: 'Merino keeps the foot dry and the polyamide takes the rubbing.',
    twillLaminate: 'A twill face gives the laminate a matt, quiet surface that does not rustle.',
  },
  labels: {
    ...en.labels,
    tops: { ...en.labels.tops, vests: 'Gilets', pants: 'Trousers' },
    categories: {
      ...en.labels.categories,
      'vests-wind': ['Wind', 'Windproof gilets'],
      'vests-insulated': ['Insulated', 'Insulated gilets'],
      'pants-hiking': ['Hiking', 'Hiking trousers'],
      'pants-softshell': ['Softshell', 'Softshell trousers'],
      'pants-rain': ['Waterproof', 'Waterproof trousers'],
      'pants-snow': ['Snow', 'Ski trousers'],
    },
    care: {
      ...en.labels.care,
      shell:
        'Machine wash at 30 °C with the zips closed, rinse twice. Tumble dry on low to revive the water repellency.',
      down: 'Machine wash at 30 °C with down detergent. Tumble dry on low with two tennis balls.',
      knit: 'Machine wash at 30 °C, inside out. Dry on the line. No softener.',
      wool: 'Wool cycle at 30 °C, or simply air overnight. Dry flat.',
    },
  },
  facts: {
    ...en.facts,
    measures: { ...en.facts.measures, inseam: 'Inside leg: *', volume: 'Volume: * litres' },
    fibres: {
      ...en.facts.fibres,
      polyamide: 'polyamide',
      recycledPolyamide: 'recycled polyamide',
      elastane: 'elastane',
    },
  },
  content: {
    ...en.content,
    trending: en.content.trending.map((search) => search.replace('pants', 'trousers')),
    redirects: { ...en.content.redirects, wishlist: ['wish list', 'wishlist', 'favourites'] },
  },
}
