import type { Draft } from '../draft.types.ts'
import type { ContentLanguage } from '../keys.ts'
import { sizesOf } from '../sizes.ts'
import { WORDS } from '../words/index.ts'
import type { Words } from '../words/words.types.ts'
import { lengthIn } from './figures.ts'
import { lengthOf } from './lengths.ts'
import { perSize } from './perSize.ts'

type Facts = Words['facts']

/** The smallest and the largest head that a knitted hat fits, in centimetres; our estimate. */
const HEAD = [54, 62] as const

const SHOE_FITS = { regular: 'shoe', wide: 'shoeWide', snug: 'shoeSnug' } as const

/** Returns how wide a product sits on the body. */
const fitOf = ({ kind: { family }, build: { sole } }: Draft): keyof Facts['fits'] => {
  switch (family) {
    case 'shoe':
    case 'roadShoe':
      return SHOE_FITS[sole?.fit ?? 'regular']
    case 'pack':
      return 'pack'
    case 'beanie':
      return 'oneSize'
    case 'cap':
      return 'adjustable'
    case 'baselayer':
    case 'tights':
    case 'gloves':
    case 'socks':
      return 'close'
    case 'tee':
    case 'pants':
    case 'shorts':
      return 'plain'
    case 'shell':
      return 'roomy'
    default:
      return 'regular'
  }
}

const SHAPES: Readonly<Record<string, keyof Facts['shapes']>> = {
  cropped: 'waist',
  regular: 'hip',
  long: 'seat',
  slim: 'slim',
  wide: 'wide',
}

/** Returns where a garment ends and how wide its legs are, as its pictures show. */
function shapesOf({ build: { type, details } }: Draft): (keyof Facts['shapes'])[] {
  const { length = '', cut = '' } = details
  switch (type) {
    case 'hardshell':
    case 'down':
    case 'fleece':
    case 'baselayer':
    case 'tee':
    case 'vest':
      return [SHAPES[length] ?? 'hip']
    case 'pants':
      return [cut === 'regular' ? 'straight' : (SHAPES[cut] ?? 'straight'), ...(length === 'cropped' ? ANKLE : [])]
    case 'tights':
      return length === 'cropped' ? ANKLE : []
    default:
      return []
  }
}

const ANKLE = ['ankle' as const]

/** Describes the fit in words, and the length of each size. */
export function fitText(draft: Draft, language: ContentLanguage): string {
  const { fits, shapes, measures } = WORDS[language].facts
  const { kind, shape, gender, build } = draft
  const sizes = shape === 'none' ? [] : sizesOf(kind.sizes, gender)
  const { measure, centimetresAt } = lengthOf(build, gender)
  const length = perSize(sizes, language, (steps) => lengthIn(language, centimetresAt(steps)))
  return [
    HEAD.reduce((text, centimetres) => text.replace('*', lengthIn(language, centimetres)), fits[fitOf(draft)]),
    ...shapesOf(draft).map((key) => shapes[key]),
    `${measures[measure].replace('*', length)}.`,
  ].join(' ')
}
