import { assign, enqueueActions } from 'xstate'
import { sortedJson } from '../shared/custom.ts'
import { toStoreError } from '../shared/errors.ts'
import { callsOf, failed, ignored, succeeded, type WithCall } from '../shared/outcome.ts'
import { cartBase } from './cart.base.ts'
import { droppedCalls, isCountry } from './cart.changes.ts'
import {
  answerable,
  type CartContext,
  type CartMachineEvent,
  type CartNews,
  failedFlush,
  failureOf,
  NO_CART,
} from './cart.context.ts'
import { versionOf } from './cart.rules.ts'
import type { Cart } from './cart.types.ts'

type CartStart = Omit<Extract<CartMachineEvent, { type: 'cart.start' }>, 'type'>

/** Requests a load. Also retries a failed claim, because the customer may have a cart on the server. */
const loadRequest = ({
  cartId,
  needsClaim,
  isUnclaimed,
}: CartContext): Pick<CartContext, 'needsLoad' | 'needsClaim'> => ({
  needsLoad: cartId !== null,
  needsClaim: needsClaim || isUnclaimed,
})

/**
 * Whether the news report another revision of this cart: any different one, because revisions have no order, except 0,
 * which a tab sends before it has loaded the cart. Earlier builds send the revision as a number, so both revisions are
 * compared as texts.
 */
const hasChanged = ({ cart, cartId }: CartContext, news: CartNews): boolean =>
  news === 'any' ||
  (news.cartId === cartId && news.version !== 0 && String(news.version) !== String(cart && versionOf(cart)))

/** The actions that load, claim and adopt a cart. */
export const cartReading = cartBase.extend({
  actions: {
    begin: assign(({ context }, { cartId, changeId, country, wasChosen = false }: CartStart) => ({
      cartId,
      // A hydrated cart that is no longer the cart of this browser must not be shown.
      cart: context.cart?.id === cartId ? context.cart : null,
      needsLoad: cartId !== null,
      wasRequested: true,
      notifiedCountry: country ?? null,
      // A country that the shopper chose before `cart.start` wins over the stored one.
      ...(!context.hasChosenCountry && {
        country: country ?? null,
        hasChosenCountry: wasChosen,
        countryChangeId: changeId,
      }),
    })),
    requestLoad: assign(({ context }, event: WithCall) => ({
      ...loadRequest(context),
      loadCalls: [...context.loadCalls, ...callsOf(event)],
    })),
    answer: enqueueActions(({ context, enqueue }) => {
      const { cart, countryCalls } = context
      enqueue.assign({ loadCalls: [], countryCalls: cart === null ? [] : countryCalls })
      enqueue.emit(succeeded(answerable(context), cart))
    }),
    // `needsLoad` becomes false at the start of the load, so that a request during this load causes another load.
    beginLoad: assign({ needsLoad: false }),
    requestClaim: assign({ needsClaim: true }),
    applyServerCart: enqueueActions(({ context, enqueue }, { output: cart }: { output: Cart | null }) => {
      const cartId = cart?.id ?? null
      enqueue.assign({ cart, cartId, isUnclaimed: false, error: null })
      if (cartId !== context.cartId) {
        // If another tab has switched the cart meanwhile, drop that switch, because this response is newer. The other
        // tabs adopt the cart of this response.
        enqueue.assign({ adoption: null })
        enqueue.emit({ type: 'cart.replaced', cartId, was: context.cartId })
      }
      if (cart === null) return
      enqueue.emit({ type: 'cart.updated', cart })
      // While a country change is pending, a response may still contain the previous country, so notify effects only
      // when the response contains the chosen country.
      const chosen = context.changes.findLast(isCountry)?.change
      const isChosen = chosen?.kind !== 'country' || chosen.country === cart.country
      if (cart.country !== null && isChosen && cart.country !== context.notifiedCountry) {
        enqueue.assign({ notifiedCountry: cart.country })
        enqueue.emit({ type: '@cart.moved', country: cart.country })
      }
      // A load may repeat the notices of the cart before. The answer to a change may have equal notices that are new.
      if (
        cart.notices.length > 0 &&
        (context.inFlight || sortedJson(cart.notices) !== sortedJson(context.cart?.notices))
      )
        enqueue.emit({ type: 'cart.noticed', notices: cart.notices })
      if (cart.removed.length > 0) {
        enqueue.emit({
          type: 'lines.unshippable',
          names: cart.removed.map(({ name }) => name),
          country: cart.country ?? '',
        })
      }
    }),
    claimed: assign({ needsClaim: false, attempts: 0 }),
    failClaim: enqueueActions(({ context, enqueue }, event: { error: unknown }) => {
      const error = toStoreError(event.error)
      // Without a cart id, no load follows this failure. So the calls that wait for a load must fail here.
      const calls = context.cartId === null ? context.loadCalls : []
      enqueue.assign({
        error,
        attempts: 0,
        isUnclaimed: true,
        needsLoad: context.cartId !== null,
        ...(context.cartId === null && { loadCalls: [] }),
        ...failedFlush(context, error),
      })
      enqueue.emit(failureOf(context, error, undefined, calls))
      enqueue.emit(failed(calls, error))
    }),
    requestAdoption: assign(({ context }, { cartId, news }: { cartId: string | null; news?: CartNews }) => {
      if (cartId !== context.cartId) return { adoption: { cartId } }
      return { adoption: null, ...(news !== undefined && hasChanged(context, news) && loadRequest(context)) }
    }),
    // Keep pending adds and the country for the new cart. Drop pending edits of lines, because these lines exist only
    // in the old cart.
    adopt: enqueueActions(
      ({ context: { adoption, changes, needsClaim, loadCalls, countryCalls, moving }, enqueue }) => {
        const { cartId = null } = adoption ?? {}
        const carried = changes.filter(({ change }) => !('lineId' in change || 'id' in change))
        const kept = { needsClaim, loadCalls, countryCalls, moving }
        enqueue.assign({ ...NO_CART, ...kept, cartId, needsLoad: cartId !== null, changes: carried })
        enqueue.emit(ignored(droppedCalls(changes, carried)))
      },
    ),
    // The shopper may have chosen the country before there was a cart. The server does not know that choice, so the
    // machine must send the country to the first cart that the server returns.
    carryCountry: assign(({ context: { cart, hasChosenCountry, needsCountry } }) => ({
      needsCountry: needsCountry || (cart === null && hasChosenCountry),
    })),
    applyError: enqueueActions(({ context, enqueue }, event: { error: unknown }) => {
      const error = toStoreError(event.error)
      enqueue.assign({ error, needsLoad: true, loadCalls: [] })
      enqueue.emit(failed(context.loadCalls, error))
      // A retry is unlikely to fix an unreadable response, so report the error only once instead of after each retry.
      if (error.code !== 'CONTRACT') return
      enqueue.assign(failedFlush(context, error))
      if (context.error?.code !== error.code) enqueue.emit(failureOf(context, error, undefined, context.loadCalls))
    }),
  },
})
