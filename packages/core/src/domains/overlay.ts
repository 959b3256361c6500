import { overlayEffects } from '../effects/overlay.effects.ts'
import { publish } from '../kit/publish.ts'
import { overlayRuntime } from '../overlay/overlay.runtime.ts'
import type { OverlayTypes } from '../overlay/overlay.types.ts'

/** The domain `overlay` with its effects: `createStore({ domains: [overlay] })`. */
export const overlay = publish<OverlayTypes>()({
  ...overlayRuntime,
  effects: overlayEffects,
})
