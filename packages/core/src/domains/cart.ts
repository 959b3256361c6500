import { httpCart } from '../api/httpGateways.ts'
import { cartRuntime } from '../cart/cart.runtime.ts'
import type { CartTypes } from '../cart/cart.types.ts'
import { cartEffects } from '../effects/cart.effects.ts'
import { sharedCart } from '../effects/sharedCart.ts'
import { chosenCountry, readCartId } from '../environment/probes.ts'
import { publish } from '../kit/publish.ts'
import { cartAnswers } from '../store/portAnswers.ts'

/** The domain `cart` with its effects and its default gateway: `createStore({ domains: [cart] })`. */
export const cart = publish<CartTypes>()({
  ...cartRuntime,
  answers: cartAnswers,
  effects: cartEffects,
  createGateway: httpCart,
  wrapGateway: sharedCart,
  restore: (environment) => {
    const chosen = chosenCountry(environment)
    return {
      type: 'cart.start' as const,
      cartId: readCartId(environment),
      changeId: environment.platform.randomId(),
      country: chosen ?? environment.site.countryCode,
      wasChosen: chosen !== null,
    }
  },
})
