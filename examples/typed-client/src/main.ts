import { createClients, readBody, readResult } from '@cairn/core/api'
import { createUnreliableFetch } from './unreliableFetch.ts'

const site = 'us/en-us'
const origin = process.env.SHOP_URL ?? 'http://localhost:3000'
const network = createUnreliableFetch()

const { catalogue, search, store } = createClients({
  origin,
  fetch: network.fetch,
  // The longest wait that `Retry-After` may ask for, in milliseconds. If the shop asks for a longer wait, the client
  // does not retry.
  maxRetryAfter: 5000,
  // Middleware: add yours before or after the usual list, or replace the list.
  middleware: (usual) => [...usual, { onRequest: ({ request }) => request.headers.set('x-client', 'example') }],
})

// The search client returns the wire format of the search service, in which prices are strings. A search without a term
// finds everything.
const query = { siteId: 'en-us', q: 'rain jacket', 'bgfilter.ss_in_stock': '1' } as const
// `timeout` limits each attempt; `signal` limits the whole call, here to 20 seconds.
const limits = { timeout: 8000, signal: AbortSignal.timeout(20_000) }
const { results, pagination } = await readBody(search.GET('/api/search/search.json', { params: { query }, ...limits }))
console.log(`${pagination.totalResults} products for "rain jacket", for example:`)

const ids = results.slice(0, 3).map(({ id }) => Number(id))
const products = await readBody(catalogue.GET('/products', { params: { query: { site, ids } } }))
for (const { name, currency, variants } of products) {
  const lowest = Math.min(...variants.map(({ price }) => price))
  console.log(`  ${name}: ${variants.length} variants from ${lowest} ${currency}`)
}

const [first, second] = products.flatMap(
  ({ variants }) => variants.find(({ inventory_level }) => (inventory_level ?? 0) > 2) ?? [],
)
if (first === undefined || second === undefined) throw new Error('Nothing to buy: is the shop empty?')

// The contract declares the header `Idempotency-Key` for this operation, so by default the client generates a key.
// `idempotencyKey` sets your own key instead.
const lineOf = (variant_id: number, quantity: number) => ({ line_items: [{ variant_id, quantity }] })
const created = await readBody(
  store.POST('/carts', { body: { site, ...lineOf(first.id, 1) }, idempotencyKey: crypto.randomUUID() }),
)
const params = { path: { cartId: created.id } }

// `retries`: the response of the first attempt is lost. The second attempt sends the same key, so the shop adds the
// items only once.
network.dropNextResponse()
await store.POST('/carts/{cartId}/items', { params, body: lineOf(second.id, 2), retries: 2 })
console.log(`The lost request was sent ${network.keys().length} times with ${new Set(network.keys()).size} key`)

// `Retry-After`: the shop is busy and asks for a wait of one second. The client waits that long before it asks again.
network.answerNext(503, { 'retry-after': '1' })
const asked = Date.now()
const cart = await readBody(store.GET('/carts/{cartId}', { params }))
console.log(`The busy shop was asked again after ${Math.floor((Date.now() - asked) / 1000)} s`)
for (const { quantity, name, extended_sale_price } of cart.line_items.physical_items) {
  console.log(`  ${quantity} × ${name}: ${extended_sale_price}`)
}
console.log(`The cart costs ${cart.cart_amount} ${cart.currency.code}`)

// Problems: `error` has only the codes that the contract declares for this operation. A check of `status` and `code`
// narrows `error` to the members of that problem.
const refused = await readResult(store.POST('/carts/{cartId}/items', { params, body: lineOf(first.id, 99) }))
if (refused.error?.status === 422 && refused.error.code === 'maximum_quantity') {
  console.log(`Refused: the cart can hold ${refused.error.max} of this item`)
}
const stale = await readResult(
  store.POST('/carts/{cartId}/items', { params, body: { version: created.version, ...lineOf(first.id, 1) } }),
)
if (stale.error?.status === 409 && stale.error.code === 'stale_version') {
  console.log(`Refused: version ${created.version} is stale, the cart has version ${stale.error.cart.version}`)
}

// A response that the contract does not declare is a failure with the code CONTRACT, never an exception.
network.answerNext(502, { 'content-type': 'text/html' })
const proxied = await readResult(store.GET('/sites', { retries: 0 }))
console.log(`The page of a proxy is ${proxied.error?.code} ${proxied.error?.status}`)

// `signal` ends a call at any time.
const ended = await readResult(store.GET('/sites', { signal: AbortSignal.abort() }))
console.log(`A call that was given up is ${ended.error?.code}`)
