import { toastsEffects } from '../effects/toasts.effects.ts'
import { publish } from '../kit/publish.ts'
import { toastsRuntime } from '../toasts/toasts.runtime.ts'
import type { ToastsTypes } from '../toasts/toasts.types.ts'

/** The domain `toasts` with its effects: `createStore({ domains: [toasts] })`. */
export const toasts = publish<ToastsTypes>()({
  ...toastsRuntime,
  effects: toastsEffects,
})
