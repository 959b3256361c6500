import { httpCheckout } from '../api/httpGateways.ts'
import { checkoutRuntime } from '../checkout/checkout.runtime.ts'
import type { CheckoutTypes } from '../checkout/checkout.types.ts'
import { checkoutEffects } from '../effects/checkout.effects.ts'
import { publish } from '../kit/publish.ts'
import { checkoutAnswers } from '../store/portAnswers.ts'

/** The domain `checkout` with its effects and its default gateway. It requires `cart`. */
export const checkout = publish<CheckoutTypes>()({
  ...checkoutRuntime,
  answers: checkoutAnswers,
  effects: checkoutEffects,
  createGateway: httpCheckout,
})
