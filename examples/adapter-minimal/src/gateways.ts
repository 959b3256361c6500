import { type CallOptions, type ErrorCode, type Site, StoreError, toStoreError } from '@cairn/core'
import {
  checkNotAborted,
  completeCard,
  completeCart,
  completeLine,
  completeProduct,
  completeVariant,
  toMinor,
} from '@cairn/core/adapter'
import type { Cart, CartGateway } from '@cairn/core/cart'
import type { ProductGateway } from '@cairn/core/product'
import type { SearchGateway } from '@cairn/core/search'
import type { Article, Basket, createBackEnd } from './backEnd.ts'

type BackEnd = ReturnType<typeof createBackEnd>

const codes: Readonly<Record<string, ErrorCode>> = { unknown: 'NOT_FOUND', outdated: 'CONFLICT', 'sold-out': 'REFUSED' }

/** Calls the back end like a server: later, never after an abort, and with a `StoreError` for every failure. */
const ask = async <Value>(options: CallOptions, read: () => Value): Promise<Value> => {
  await Promise.resolve()
  checkNotAborted(options)
  try {
    return read()
  } catch (cause) {
    const code = cause instanceof Error ? codes[String(cause.cause)] : undefined
    if (!(cause instanceof Error) || code === undefined) throw toStoreError(cause)
    throw new StoreError(code, cause.message, code === 'REFUSED' ? { detail: cause.message } : {})
  }
}

const slugOf = ({ title }: Article): string => title.toLowerCase().replaceAll(' ', '-')

/** The gateways of the back end. A store takes them: `createStore({ gateways: createGateways(backEnd, site) })`. */
export const createGateways = (backEnd: BackEnd, site: Site) => {
  const priceOf = ({ euros }: Article) => ({ amount: toMinor(euros, site.currency) ?? 0, currency: site.currency })
  const lineOf = ([number, quantity]: readonly [number, number]) => {
    const article = backEnd.article(number)
    if (article === undefined) return []
    const id = String(number)
    return completeLine({
      id,
      productId: id,
      variantId: id,
      name: article.title,
      slug: slugOf(article),
      quantity,
      salePrice: priceOf(article).amount,
      isTracked: true,
      inventoryLevel: article.stock,
    })
  }
  const cartOf = ({ token, version, rows }: Basket): Cart =>
    completeCart(site, { id: token, revision: String(version), lines: [...rows].flatMap(lineOf) })
  const cardOf = (article: Article) =>
    completeCard({ id: String(article.number), name: article.title, slug: slugOf(article), price: priceOf(article) })

  const cart: CartGateway = {
    unsupported: ['idempotency', 'coupons', 'giftCards', 'note', 'lineProperties', 'custom', 'country'],
    load: (cartId, options) =>
      ask(options, () => {
        const basket = backEnd.basket(cartId)
        return basket === undefined ? null : cartOf(basket)
      }),
    create: ({ change }, options) =>
      ask(options, () => cartOf(backEnd.put(null, null, Number(change.variantId), change.quantity))),
    save: ({ cartId, revision, change }, options) =>
      ask(options, () => {
        const basket = backEnd.basket(cartId)
        if (basket === undefined) throw new StoreError('NOT_FOUND', 'This cart does not exist')
        const pieces = (number: number): number => basket.rows.get(number) ?? 0
        switch (change.kind) {
          case 'add': {
            const number = Number(change.variantId)
            return cartOf(backEnd.put(cartId, null, number, pieces(number) + change.quantity))
          }
          case 'quantity':
          case 'remove': {
            const number = Number(change.lineId)
            if (pieces(number) === 0) throw new StoreError('NOT_FOUND', 'This item is not in the cart')
            const quantity = change.kind === 'quantity' ? change.quantity : 0
            return cartOf(backEnd.put(cartId, Number(revision), number, quantity))
          }
          default:
            throw new StoreError('REFUSED', 'This shop cannot do that', { problem: 'unsupported' })
        }
      }),
    claim: (_guestCartId, options) =>
      ask(options, () => {
        throw new StoreError('UNAUTHORIZED', 'This shop has no customers')
      }),
    release: (_cartId, options) => ask(options, () => undefined),
  }

  const product: ProductGateway = {
    load: (slug, options) =>
      ask(options, () => {
        const article = backEnd.find('').find((known) => slugOf(known) === slug)
        if (article === undefined) return null
        const id = String(article.number)
        const stock = { isTracked: true, inventoryLevel: article.stock }
        const variant = completeVariant({ id, price: priceOf(article), ...stock })
        return completeProduct({ id, name: article.title, slug, variants: [variant] })
      }),
  }

  const search: SearchGateway = {
    unsupported: ['suggestions', 'trending', 'facets', 'redirects'],
    search: ({ term, perPage = 24, page = 1, sort }, options) =>
      ask(options, () => {
        const found = backEnd.find(term).filter(({ stock }) => stock > 0)
        if (sort === 'price-asc') found.sort((one, other) => one.euros - other.euros)
        if (sort === 'price-desc') found.sort((one, other) => other.euros - one.euros)
        const products = found.slice((page - 1) * perPage, page * perPage).map(cardOf)
        const pages = Math.max(1, Math.ceil(found.length / perPage))
        return { term, products, total: found.length, page, pages, facets: [], redirect: '' }
      }),
    suggest: (query, options) => ask(options, () => ({ query, corrected: null, suggested: null, alternatives: [] })),
    popular: (options) => ask(options, () => []),
    recommend: ({ productId, limit = 6 }, options) =>
      ask(options, () =>
        backEnd
          .find('')
          .filter(({ number, stock }) => stock > 0 && String(number) !== productId)
          .slice(0, limit)
          .map(cardOf),
      ),
    log: () => undefined,
  }
  return { cart, product, search }
}
