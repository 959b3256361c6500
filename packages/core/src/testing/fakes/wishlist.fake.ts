import type { WishlistGateway, WishlistItem } from '../../wishlist/wishlist.types.ts'
import {
  type Answer,
  type BackEnd,
  type FakeCustomer,
  lineOptions,
  piecesOf,
  refusal,
  signedIn,
  type Visit,
} from './backEnd.ts'

type StoredWishlistItem = FakeCustomer['wishlist'][number]

const itemOf = ({ products }: BackEnd, { id, productId, variantId }: StoredWishlistItem): WishlistItem[] => {
  const product = products.find((known) => known.id === productId)
  const variant = product?.variants.find((known) => known.id === variantId)
  const shown = variant ?? product?.variants[0]
  if (product === undefined || shown === undefined) return []
  const pieces = variant === undefined ? product.variants : [variant]
  return [
    {
      id,
      productId,
      variantId,
      slug: product.slug,
      name: product.name,
      category: product.category,
      imageUrl: null,
      options: variant === undefined ? [] : lineOptions(product, variant),
      price: shown.price,
      regularPrice: shown.regularPrice,
      isAvailable: !product.isComingSoon && !product.isRetired && pieces.some((piece) => piecesOf(piece) > 0),
    },
  ]
}

/** Creates the wish-list gateway of the fake shop; a guest's calls are UNAUTHORIZED. */
export const createFakeWishlist = (backEnd: BackEnd, visit: Visit, answer: Answer): WishlistGateway => {
  const view = ({ wishlist }: FakeCustomer): readonly WishlistItem[] =>
    wishlist.flatMap((item) => itemOf(backEnd, item))
  return {
    load: (options) => answer(options, () => view(signedIn(visit))),
    add: ({ productId, variantId }, options) =>
      answer(options, () => {
        const customer = signedIn(visit)
        const product = backEnd.products.find(({ id }) => id === productId)
        if (product === undefined || (variantId !== null && !product.variants.some(({ id }) => id === variantId)))
          throw refusal('NOT_FOUND', 'not_found', 'There is no such product on this site')
        const isKnown = customer.wishlist.some((item) => item.productId === productId && item.variantId === variantId)
        if (!isKnown) customer.wishlist = [{ id: backEnd.nextId(), productId, variantId }, ...customer.wishlist]
        return view(customer)
      }),
    remove: (itemId, options) =>
      answer(options, () => {
        const customer = signedIn(visit)
        if (!customer.wishlist.some(({ id }) => id === itemId))
          throw refusal('NOT_FOUND', 'not_found', 'This is not on your item list')
        customer.wishlist = customer.wishlist.filter(({ id }) => id !== itemId)
        return view(customer)
      }),
  }
}
