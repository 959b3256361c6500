import { httpWishlist } from '../api/httpGateways.ts'
import { wishlistEffects } from '../effects/wishlist.effects.ts'
import { publish } from '../kit/publish.ts'
import { wishlistAnswers } from '../store/portAnswers.ts'
import { wishlistRuntime } from '../wishlist/wishlist.runtime.ts'
import type { WishlistTypes } from '../wishlist/wishlist.types.ts'

/** The domain `wishlist` with its effects and its default gateway. It requires `auth`. */
export const wishlist = publish<WishlistTypes>()({
  ...wishlistRuntime,
  answers: wishlistAnswers,
  effects: wishlistEffects,
  createGateway: httpWishlist,
})
