import { expect, it } from 'vitest'
import { COMPOSITIONS } from './facts/compositions.ts'
import { mayClaim } from './features/claims.ts'
import { MATERIALS } from './keys.ts'
import { KIND_KEYS, KINDS, type KindKey } from './kinds.ts'
import { TYPES } from './pictureOf.ts'
import { ratingsOf } from './ratings.ts'

const rated = (kindKey: KindKey) =>
  KINDS[kindKey].materials.map((material) =>
    ratingsOf(KINDS[kindKey].family, { kind: kindKey, type: TYPES[KINDS[kindKey].family], details: {}, material }),
  )

it.each(['shellJacket', 'snowShell', 'rainJacket', 'bikeRainJacket', 'rainPants', 'snowPants'] as const)(
  'a %s withstands 10,000 mm of water or more',
  (kind) => {
    for (const { waterproofness } of rated(kind)) expect(waterproofness).toBeGreaterThanOrEqual(10_000)
  },
)

it('only a material with a membrane is waterproof, and its composition names the membrane', () => {
  for (const kind of KIND_KEYS) {
    for (const [index, { waterproofness }] of rated(kind).entries()) {
      const material = KINDS[kind].materials[index]
      if (material === undefined) throw new Error(`${kind} has more ratings than materials`)
      const hasMembrane = COMPOSITIONS[material].pieces.some(({ piece }) => piece === 'membrane')
      expect(waterproofness !== null, `${kind} of ${material}`).toBe(hasMembrane)
    }
  }
})

it('a waterproof lining is claimed only where the composition names a membrane', () => {
  for (const material of MATERIALS) {
    const claims = mayClaim('waterproofLining', { kind: 'hikeShoe', type: 'shoe', details: {}, material })
    const hasMembrane = COMPOSITIONS[material].pieces.some(({ piece }) => piece === 'membrane')
    if (claims) expect(hasMembrane, material).toBe(true)
  }
})

it.each([
  'tee',
  'runTee',
  'downJacket',
  'windJacket',
  'merinoCrew',
  'trailShoe',
  'roadShoe',
  'dayPack',
  'softshellJacket',
  'anorak',
] as const)('a %s has no waterproofness', (kind) => {
  for (const { waterproofness } of rated(kind)) expect(waterproofness).toBeNull()
})

it.each([
  'downJacket',
  'downHoody',
  'insulatedJacket',
  'insulatedVest',
  'pileFleece',
  'warmTights',
  'snowGloves',
  'snowSocks',
] as const)('a %s, whose search words say "warm", is warm', (kind) => {
  for (const { warmth } of rated(kind)) expect(warmth).toBeGreaterThanOrEqual(4)
})

it('a parka is warm and withstands 10,000 mm, because it has a warm lining and taped seams', () => {
  for (const { warmth, waterproofness } of rated('parka')) {
    expect(warmth).toBeGreaterThanOrEqual(4)
    expect(waterproofness).toBeGreaterThanOrEqual(10_000)
  }
})

it('down is the warmest filling, and shoes and packs have no warmth', () => {
  expect(rated('downJacket').map(({ warmth }) => warmth)).toEqual([5, 4])
  for (const kind of ['trailShoe', 'roadShoe', 'hikeShoe', 'dayPack', 'runPack'] as const) {
    for (const { warmth, fit } of rated(kind)) expect([warmth, fit]).toEqual([null, null])
  }
})

it('the fit of legs follows from their drawn cut', () => {
  const fitOf = (cut: string) =>
    ratingsOf('pants', { kind: 'hikePants', type: 'pants', details: { cut }, material: 'stretchWeave' }).fit
  expect(['slim', 'regular', 'wide'].map(fitOf)).toEqual(['slim', 'regular', 'relaxed'])
})
