import type { CartChange } from '@cairn/core/cart'

type Texts = Readonly<Record<string, string>>
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** What a shopper enters for a line that is added. */
export interface LineExtras {
  readonly properties?: Texts | undefined
  readonly custom?: object | undefined
}

/** A change of the cart, also of a kind that only newer stores send. */
export type AnyChange =
  | CartChange
  | { readonly kind: 'coupon'; readonly key: string; readonly code: string; readonly isRemoved?: true | undefined }
  | { readonly kind: 'note'; readonly key: string; readonly text: string }
  | { readonly kind: 'lineProperties'; readonly key: string; readonly lineId: string; readonly properties: Texts }
  | { readonly kind: 'custom'; readonly key: string; readonly name: string; readonly value: Json }
  | { readonly kind: 'giftCard'; readonly key: string }
