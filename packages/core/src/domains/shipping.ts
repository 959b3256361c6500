import { httpShipping } from '../api/httpGateways.ts'
import { shippingEffects } from '../effects/shipping.effects.ts'
import { shippingCountry } from '../environment/probes.ts'
import { publish } from '../kit/publish.ts'
import { shippingRuntime } from '../shipping/shipping.runtime.ts'
import type { ShippingTypes } from '../shipping/shipping.types.ts'
import { shippingAnswers } from '../store/portAnswers.ts'

/** The domain `shipping` with its effects and its default gateway. It requires `cart`. */
export const shipping = publish<ShippingTypes>()({
  ...shippingRuntime,
  answers: shippingAnswers,
  effects: shippingEffects,
  createGateway: httpShipping,
  restore: (environment) => ({ type: 'shipping.start' as const, country: shippingCountry(environment) }),
})
