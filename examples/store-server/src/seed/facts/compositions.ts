import type { FibreKey, MaterialKey, PieceKey } from '../keys.ts'

type Share = readonly [fibre: FibreKey, percent: number]

/** One piece of a product, such as its lining, with the shares of its fibres. A product of one piece has no label. */
export type Piece = { readonly piece?: PieceKey; readonly shares: readonly Share[] }

export type Composition = {
  readonly pieces: readonly Piece[]
  /** Weight of the cloth in grams per square metre. */
  readonly clothWeight?: number
  /** Fineness of the yarn in denier. */
  readonly denier?: number
  /** Fill power of down in cubic inches per ounce. */
  readonly fillPower?: number
}

const all = (fibre: FibreKey, piece?: PieceKey): Piece => ({ ...(piece && { piece }), shares: [[fibre, 100]] })

const whole = (...shares: Share[]): Piece => ({ shares })

/**
 * What each material is made of, as Regulation (EU) No 1007/2011 wants it: the fibre names of its Annex I, in percent
 * of each piece, the largest share first. Down, leather and rubber are no fibres and stand under their usual names.
 */
export const COMPOSITIONS: Readonly<Record<MaterialKey, Composition>> = {
  laminate3: {
    pieces: [all('recycledPolyamide', 'outer'), all('polyurethane', 'membrane'), all('polyamide', 'backing')],
  },
  laminate25: { pieces: [all('recycledPolyamide', 'outer'), all('polyurethane', 'membrane')] },
  twillLaminate: {
    pieces: [all('recycledPolyester', 'outer'), all('polyurethane', 'membrane'), all('polyester', 'lining')],
  },
  waxedCotton: { pieces: [whole(['organicCotton', 60], ['recycledPolyester', 40])] },
  softshell: { pieces: [whole(['recycledPolyamide', 88], ['elastane', 12])] },
  windPolyamide: { pieces: [all('recycledPolyamide')], denier: 20 },
  down800: {
    pieces: [
      all('recycledPolyamide', 'outer'),
      all('recycledPolyamide', 'lining'),
      {
        piece: 'filling',
        shares: [
          ['gooseDown', 90],
          ['feathers', 10],
        ],
      },
    ],
    fillPower: 800,
  },
  down650: {
    pieces: [
      all('recycledPolyamide', 'outer'),
      all('recycledPolyamide', 'lining'),
      {
        piece: 'filling',
        shares: [
          ['recycledDown', 90],
          ['recycledFeathers', 10],
        ],
      },
    ],
    fillPower: 650,
  },
  recycledFill: {
    pieces: [
      all('recycledPolyamide', 'outer'),
      all('recycledPolyamide', 'lining'),
      all('recycledPolyester', 'filling'),
    ],
    clothWeight: 80,
  },
  pile: { pieces: [all('recycledPolyester')], clothWeight: 320 },
  gridKnit: { pieces: [whole(['recycledPolyester', 94], ['elastane', 6])], clothWeight: 180 },
  microFleece: { pieces: [all('recycledPolyester')], clothWeight: 190 },
  merino180: { pieces: [whole(['wool', 87], ['polyamide', 13])], clothWeight: 180 },
  merino150: { pieces: [all('wool')], clothWeight: 150 },
  polyKnit: { pieces: [all('recycledPolyester')], clothWeight: 120 },
  hempCotton: { pieces: [whole(['hemp', 55], ['organicCotton', 45])], clothWeight: 170 },
  stretchWeave: { pieces: [whole(['recycledPolyamide', 92], ['elastane', 8])] },
  tightKnit: { pieces: [whole(['recycledPolyamide', 78], ['elastane', 22])] },
  brushedKnit: { pieces: [whole(['recycledPolyester', 82], ['elastane', 18])] },
  goatskin: {
    pieces: [
      all('goatLeather', 'palm'),
      all('recycledPolyester', 'handBack'),
      all('polyurethane', 'membrane'),
      all('polyester', 'lining'),
    ],
  },
  ribWool: { pieces: [all('wool')] },
  merinoSock: { pieces: [whole(['wool', 62], ['polyamide', 35], ['elastane', 3])] },
  polySock: { pieces: [whole(['recycledPolyester', 72], ['polyamide', 24], ['elastane', 4])] },
  meshUpper: {
    pieces: [
      all('recycledPolyester', 'upper'),
      {
        piece: 'sole',
        shares: [
          ['rubber', 80],
          ['recycledRubber', 20],
        ],
      },
    ],
  },
  knitUpper: {
    pieces: [
      {
        piece: 'upper',
        shares: [
          ['recycledPolyester', 95],
          ['elastane', 5],
        ],
      },
      all('rubber', 'sole'),
    ],
  },
  nubuckUpper: {
    pieces: [all('nubuck', 'upper'), all('recycledPolyester', 'lining'), all('rubber', 'sole')],
  },
  nubuckLaminate: {
    pieces: [
      all('nubuck', 'upper'),
      all('polyurethane', 'membrane'),
      all('recycledPolyester', 'lining'),
      all('rubber', 'sole'),
    ],
  },
  packCloth: { pieces: [all('recycledPolyamide')], denier: 210 },
  lightRipstop: { pieces: [all('recycledPolyamide')], denier: 70 },
}
