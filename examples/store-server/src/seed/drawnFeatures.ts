import type { FeatureKey } from './keys.ts'

/**
 * How a drawing shows a feature: the name of a detail, followed by the values of this detail that depict the feature.
 */
type Shown = readonly [detail: string, ...values: string[]]

const HOOD: Shown = ['collar', 'hood']

/**
 * The features that a drawing can contradict; a product does not list such a feature if its drawing shows another value
 * of the detail. Features that are not in this table are always listed.
 */
const SHOWN: Readonly<Partial<Record<FeatureKey, Shown>>> = {
  helmetHood: HOOD,
  deepHood: HOOD,
  rollHood: HOOD,
  trimHood: HOOD,
  standCollar: ['collar', 'stand'],
  twoWayZip: ['front', 'zip', 'flap'],
  stormFlap: ['front', 'flap'],
  halfZip: ['front', 'half-zip'],
  pouchPocket: ['front', 'half-zip'],
  pitZips: ['pitZips', 'zipped'],
  cuffTabs: ['cuffs', 'tab'],
  elasticCuffs: ['cuffs', 'elastic'],
  handPockets: ['pockets', 'hand', 'hand-chest', 'hand-thigh', 'cargo'],
  chestPocket: ['pockets', 'chest', 'hand-chest', 'napoleon'],
  highPockets: ['pockets', 'hand-chest', 'napoleon'],
  zipThigh: ['pockets', 'hand-thigh', 'cargo'],
  phonePocket: ['pocket', 'thigh', 'stretch', 'zip', 'twin'],
  articulatedKnees: ['knees', 'panel', 'contrast'],
  beltLoops: ['waist', 'belt'],
  drawcord: ['waist', 'drawcord', 'narrow'],
  sideZips: ['hem', 'zip'],
  softPrint: ['print', 'ridge', 'stones', 'sun', 'contours', 'word'],
  foldCuff: ['cuff', 'tonal', 'contrast'],
  gelPalm: ['pad', 'contrast', 'knuckle', 'stripe'],
  wristStrap: ['strap', 'tab'],
  longCuff: ['cuff', 'gauntlet', 'knit'],
  touchFingers: ['fingers', 'full'],
  lowCuff: ['height', 'low'],
  shinPad: ['height', 'knee'],
  softWaist: ['waist', 'band', 'high'],
  toeCap: ['toe', 'rubber'],
  rainCover: ['lid', 'lid'],
  stretchMesh: ['pocket', 'stretch'],
  hipBelt: ['hipBelt', 'padded'],
  sidePockets: ['sidePockets', 'mesh'],
  axeLoops: ['lashing', 'daisy', 'bungee'],
}

/** The features to list instead of a feature that the drawing does not show. */
const INSTEAD: Readonly<Partial<Record<FeatureKey, readonly FeatureKey[]>>> = {
  helmetHood: ['standCollar'],
  deepHood: ['standCollar'],
  rollHood: ['standCollar'],
  trimHood: ['standCollar'],
  standCollar: ['trimHood'],
  twoWayZip: ['halfZip'],
  halfZip: ['twoWayZip'],
  cuffTabs: ['elasticCuffs'],
  elasticCuffs: ['cuffTabs'],
  handPockets: ['chestPocket', 'innerPocket'],
  chestPocket: ['handPockets', 'innerPocket'],
  highPockets: ['handPockets'],
  zipThigh: ['handPockets', 'backPocket'],
  phonePocket: ['softWaist'],
  beltLoops: ['drawcord'],
  drawcord: ['beltLoops'],
  articulatedKnees: ['gusset'],
  softPrint: ['tubularKnit'],
  foldCuff: ['helmetFit', 'noSeam'],
  toeCap: ['gussetTongue'],
}

/**
 * Whether a feature agrees with a picture that has these details. False only if the picture contradicts the feature.
 */
const isShown = (feature: FeatureKey, details: Readonly<Record<string, string>>): boolean => {
  const [detail, ...values] = SHOWN[feature] ?? []
  const drawn = detail === undefined ? undefined : details[detail]
  // If drawings of this garment type have no such detail, the picture shows nothing about the feature and cannot
  // contradict it.
  return drawn === undefined || values.includes(drawn)
}

/**
 * Returns the features to list for a picture. A feature that the picture contradicts is replaced by its alternative, or
 * left out if there is none.
 */
export const drawnFeatures = (
  features: readonly FeatureKey[],
  details: Readonly<Record<string, string>>,
): readonly FeatureKey[] => {
  const shown = features.flatMap((feature) => {
    const described = [feature, ...(INSTEAD[feature] ?? [])].find((candidate) => isShown(candidate, details))
    return described === undefined ? [] : [described]
  })
  return [...new Set(shown)]
}
