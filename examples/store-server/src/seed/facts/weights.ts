import type { Details, ProductBuild } from '../build.types.ts'
import type { MaterialKey } from '../keys.ts'
import type { KindKey } from '../kinds.ts'

/**
 * Grams of each kind in its middle size, without the parts below. Hiking pants weigh 300 to 450 g
 * (https://www.adventurealan.com/best-hiking-pants/), a mountain shell about 370 g
 * (https://bedrockandparadox.com/2018/01/08/what-makes-a-hardshell/), rain jackets 300 to 500 g
 * (https://outdoorgearzine.com/en/best-ultralite-rainwear-of-2016/amp), running vests 200 to 310 g
 * (http://sagetosummit.blogspot.com/2013/04/camp-usa-trail-vest-light-review.html). The others are our estimate.
 */
const GRAMS: Readonly<Record<KindKey, number>> = {
  shellJacket: 350,
  snowShell: 430,
  parka: 660,
  rainJacket: 300,
  bikeRainJacket: 250,
  softshellJacket: 430,
  anorak: 210,
  windJacket: 115,
  downJacket: 330,
  downHoody: 350,
  insulatedJacket: 370,
  insulatedHoody: 390,
  runVest: 90,
  bikeVest: 95,
  insulatedVest: 220,
  pileFleece: 460,
  gridFleece: 270,
  lightFleece: 300,
  merinoCrew: 215,
  merinoZip: 245,
  baseTop: 150,
  bikeBase: 110,
  tee: 170,
  runTee: 115,
  merinoTee: 145,
  hikePants: 340,
  softshellPants: 430,
  rainPants: 240,
  snowPants: 520,
  hikeShorts: 210,
  runShorts: 95,
  bikeShorts: 230,
  runTights: 190,
  warmTights: 240,
  bikeTights: 230,
  merinoLeggings: 200,
  shellGloves: 125,
  linerGloves: 35,
  bikeGloves: 55,
  snowGloves: 165,
  ribBeanie: 70,
  runBeanie: 42,
  runCap: 52,
  rainCap: 64,
  bikeCap: 46,
  hikeSocks: 78,
  runSocks: 42,
  bikeSocks: 50,
  snowSocks: 105,
  trailShoe: 560,
  roadShoe: 510,
  hikeShoe: 820,
  approachShoe: 760,
  dayPack: 720,
  runPack: 220,
  trekPack: 1480,
  snowPack: 1050,
  airbagPack: 2600,
}

/** How much heavier or lighter a material is than the usual one of its kinds; our estimate. */
const FACTORS: Readonly<Partial<Record<MaterialKey, number>>> = {
  laminate25: 0.88,
  twillLaminate: 1.12,
  waxedCotton: 1.45,
  down650: 1.12,
  microFleece: 1.06,
  merino150: 0.9,
  goatskin: 1.1,
  brushedKnit: 1.06,
  nubuckUpper: 1.12,
  nubuckLaminate: 1.14,
  hempCotton: 1.08,
}

/** The share of the weight that a part or a cut adds; our estimate. */
const PARTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  collar: { hood: 0.09 },
  front: { flap: 0.05 },
  length: { cropped: -0.07, short: -0.1, long: 0.06 },
  pitZips: { zipped: 0.06 },
  pockets: { none: -0.04, 'hand-chest': 0.03, 'hand-thigh': 0.02, napoleon: 0.04, cargo: 0.07 },
  zipOff: { knee: 0.06 },
  hem: { zip: 0.03 },
  cut: { slim: -0.04, wide: 0.05 },
  top: { bobble: 0.12 },
  hipBelt: { padded: 0.1 },
  lid: { lid: 0.06 },
  sidePockets: { mesh: 0.03 },
  fingers: { half: -0.12 },
}

/** The share of the weight from one size to the next; our estimate. */
const STEP = 0.045

const partsOf = (details: Details): number =>
  Object.entries(details).reduce((sum, [detail, value]) => sum + (PARTS[detail]?.[value] ?? 0), 1)

/** Rounds as a scale in a workshop would: to 5 g, and light things to 1 g. */
const rounded = (grams: number): number => (grams < 100 ? Math.round(grams) : Math.round(grams / 5) * 5)

/** Returns the grams of a product in a size that lies `steps` sizes above its middle size. */
export const gramsOf = ({ kind, material, details, sole }: ProductBuild, steps: number): number =>
  rounded(GRAMS[kind] * (FACTORS[material] ?? 1) * (sole?.weight ?? 1) * partsOf(details) * (1 + STEP * steps))
