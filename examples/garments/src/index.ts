export { type Colourway, type ColourwayName, colourwayNames, palettes } from './colourways.ts'
export {
  type DetailsOf,
  detailOptions,
  type GarmentDetails,
  type GarmentType,
  garmentTypes,
  isGarmentDetails,
  isGarmentType,
  optionsOf,
} from './details.ts'
export type { View } from './drawing/art.ts'
export type { Ink } from './drawing/colour.ts'
export { type PartName, partNames, partsIn } from './parts.ts'
export { type GarmentSpec, renderGarment } from './renderGarment.ts'
export {
  renderScene,
  type SceneName,
  type SceneRatio,
  type SceneSpec,
  sceneNames,
  sceneRatios,
} from './scenes/renderScene.ts'
export type { Backdrop } from './staging.ts'
