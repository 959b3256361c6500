import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import type { Cart, CartChange, CartFeature } from '@cairn/core/cart'

type Add = Extract<CartChange, { kind: 'add' }>

/** What a cart of BigCommerce cannot do over its Storefront API. */
export const STOREFRONT_UNSUPPORTED: readonly CartFeature[] = ['idempotency', 'lineProperties', 'custom', 'country']

/** What a cart of BigCommerce cannot do over its Management API, which takes no gift certificates. */
export const MANAGEMENT_UNSUPPORTED: readonly CartFeature[] = [...STOREFRONT_UNSUPPORTED, 'giftCards']

/** The error for what a cart of BigCommerce does not have. */
export const unsupported = (): StoreError => new StoreError('REFUSED', UNEXPECTED_ERROR, { problem: 'unsupported' })

/**
 * Refuses a change of a stale revision. The calls of a checkout take no version, so two changes at the same moment may
 * both pass.
 */
export const checkRevision = (current: string | null, revision: string | null): void => {
  if (revision !== null && current !== revision) throw new StoreError('CONFLICT', UNEXPECTED_ERROR)
}

/** Refuses an add whose properties or data BigCommerce would lose. */
export const checkAdd = ({ properties = {}, custom = {} }: Add): void => {
  if (Object.keys(properties).length > 0 || Object.keys(custom).length > 0) throw unsupported()
}

/**
 * Calls BigCommerce with a code of the shopper. The cart is there, so "not found" and "conflict" are about the code, which
 * is refused like one that is not valid.
 */
export const tryCode = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call
  } catch (cause) {
    if (!(cause instanceof StoreError) || !['NOT_FOUND', 'CONFLICT'].includes(cause.code)) throw cause
    const { status, response, detail = 'The code is not valid.' } = cause
    throw new StoreError('REFUSED', detail, { cause, status, response, detail })
  }
}

/** Removes what may be gone already, which is no error. */
export const tryRemove = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call
  } catch (cause) {
    if (!(cause instanceof StoreError) || cause.code !== 'NOT_FOUND') throw cause
  }
}

/** The cart after its last line is gone: BigCommerce has deleted it, so the next look finds none. */
export const emptied = (cart: Cart): Cart => ({
  ...cart,
  revision: null,
  lines: [],
  baseAmount: 0,
  discountAmount: 0,
  cartAmount: 0,
  discounts: [],
  taxes: [],
  coupons: [],
  giftCards: [],
})
