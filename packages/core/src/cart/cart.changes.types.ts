import type { Json } from '../shared/custom.ts'
import type { Id } from '../shared/id.ts'
import type { CartCustom, LineCustom } from './cart.data.types.ts'

/** A product variant to add to the cart. */
export interface CartAdd {
  readonly variantId: Id
  /** 1 by default. */
  readonly quantity?: number | undefined
  /** The product name, for the message about a failed add. */
  readonly name?: string | undefined
  /** What the shopper entered, such as the text of an engraving, by the name of the field. */
  readonly properties?: Readonly<Record<string, string>> | undefined
  /** Data of the team for the new line. */
  readonly custom?: LineCustom | undefined
}

/** Sets one value of the team's data on the cart, of the type that the shop registered for it; null removes it. */
export type CustomChange = {
  readonly [Name in keyof CartCustom & string]-?: {
    readonly kind: 'custom'
    readonly name: Name
    readonly value: Exclude<CartCustom[Name], undefined> | null
  }
}[keyof CartCustom & string]

/** A change that the command `change` sends. */
export type CartRequest =
  /** Applies a coupon, or removes it. */
  | { readonly kind: 'coupon'; readonly code: string; readonly isRemoved?: true | undefined }
  /** Pays with a gift card. */
  | { readonly kind: 'giftCard'; readonly code: string }
  /** Removes a gift card; `id` is its id in the cart. */
  | { readonly kind: 'giftCard'; readonly id: string; readonly isRemoved: true }
  /** Sets the shopper's message to the shop; an empty text removes it. */
  | { readonly kind: 'note'; readonly text: string }
  /** Replaces what the shopper entered for a line. */
  | {
      readonly kind: 'lineProperties'
      readonly lineId: string
      readonly properties: Readonly<Record<string, string>>
    }
  | CustomChange

/** One change of the cart, as a gateway sends it. `key` is its idempotency key: the server applies each key once. */
export type CartChange =
  | {
      readonly kind: 'add'
      readonly key: string
      readonly variantId: Id
      readonly quantity: number
      readonly name?: string | undefined
      readonly properties?: Readonly<Record<string, string>> | undefined
      readonly custom?: LineCustom | undefined
    }
  | { readonly kind: 'quantity'; readonly key: string; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly key: string; readonly lineId: string; readonly isMove?: boolean }
  | { readonly kind: 'country'; readonly key: string; readonly country: string }
  | (Exclude<CartRequest, CustomChange> & { readonly key: string })
  // A gateway passes the data of the team on without their types.
  | { readonly kind: 'custom'; readonly key: string; readonly name: string; readonly value: Json }
