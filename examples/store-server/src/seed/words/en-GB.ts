import { en } from './en/index.ts'
import type { Words } from './words.types.ts'

const inCelsius = (text: string): string => text.replace(' (86\u00a0°F)', '')

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
    rainPants: ['* Waterproof Trousers', 'rain pants overtrousers shell rainwear'],
    snowPants: ['* Ski Trousers', 'snow pants snowboard salopettes waterproof skiwear'],
  },
  features: {
    ...en.features,
    helmetHood: en.features.helmetHood.replace('brim', 'peak'),
    deepHood: en.features.deepHood.replace('brim', 'peak'),
    softPeak: en.features.softPeak.replace('brim', 'peak'),
    foldPeak: en.features.foldPeak.replace('Brim', 'Peak'),
    stormFlap: en.features.stormFlap.replace('snaps', 'press studs'),
    backSlit: en.features.backSlit.replace('snaps', 'press studs'),
    snapStrap: 'Press-stud closure at the back',
    odour: en.features.odour.replace('odors', 'odours'),
    softFlasks: 'Two 500\u00a0ml soft flasks included',
  },
  materials: {
    ...en.materials,
    merinoSock: 'The merino wool absorbs moisture and keeps your feet dry, and the polyamide protects against wear.',
    twillLaminate: 'The twill laminate keeps rain and snow out, and its matt surface hardly rustles when you move.',
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
      shell: inCelsius(en.labels.care.shell),
      down: inCelsius(en.labels.care.down),
      knit: inCelsius(en.labels.care.knit),
      wool: inCelsius(en.labels.care.wool),
    },
  },
  facts: {
    ...en.facts,
    measures: {
      ...en.facts.measures,
      brim: 'Peak length: *',
      inseam: 'Inside leg: *',
      volume: 'Volume: *\u00a0litres',
    },
    fibres: {
      ...en.facts.fibres,
      polyamide: 'polyamide',
      recycledPolyamide: 'recycled polyamide',
      elastane: 'elastane',
    },
  },
  content: {
    ...en.content,
    story: {
      ...en.content.story,
      facts: en.content.story.facts.map(([part, repair]) => [part.replace('Zippers', 'Zips'), repair]),
    },
    trending: en.content.trending.map((search) => search.replace('pants', 'trousers')),
    redirects: { ...en.content.redirects, wishlist: ['wish list', 'wishlist', 'favourites'] },
  },
}
