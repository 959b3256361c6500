import { createClients, readBody, StoreError } from '@cairn/core/api'

const site = 'us/en-us'
const origin = process.env.SHOP_URL ?? 'http://localhost:3000'
const { catalogue, search, store } = createClients({ origin, fetch })

// The search client returns the wire format of the search service: prices are strings, and a search without a term finds everything.
const find = (q: string) =>
  readBody(
    search.GET('/api/search/search.json', { params: { query: { siteId: 'en-us', q, 'bgfilter.ss_in_stock': '1' } } }),
  )
const { results, pagination } = await find('rain jacket')
console.log(`${pagination.totalResults} products for "rain jacket", for example:`)

const ids = results.slice(0, 3).map(({ id }) => Number(id))
const products = await readBody(catalogue.GET('/products', { params: { query: { site, ids } } }))
for (const { name, currency, variants } of products) {
  console.log(
    `  ${name}: ${variants.length} variants from ${Math.min(...variants.map(({ price }) => price))} ${currency}`,
  )
}

const [first, second] = products.flatMap(
  ({ variants }) => variants.find(({ inventory_level }) => (inventory_level ?? 0) > 2) ?? [],
)
if (first === undefined || second === undefined) throw new Error('Nothing to buy: is the shop empty?')

// With an idempotency key the server applies a change once, even when the request is sent again.
const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })

const created = await readBody(
  store.POST('/carts', {
    params: { header: once() },
    body: { site, line_items: [{ variant_id: first.id, quantity: 1 }] },
  }),
)
const path = { cartId: created.id }
const add = (variant_id: number, quantity: number) =>
  store.POST('/carts/{cartId}/items', {
    params: { path, header: once() },
    body: { line_items: [{ variant_id, quantity }] },
  })
await add(second.id, 2)

const cart = await readBody(store.GET('/carts/{cartId}', { params: { path } }))
for (const { quantity, name, extended_sale_price } of cart.line_items.physical_items) {
  console.log(`  ${quantity} × ${name}: ${extended_sale_price}`)
}
console.log(`The cart costs ${cart.cart_amount} ${cart.currency.code}`)

// Every failure is a StoreError: `problem` is the server's problem code, `message` is a text for the shopper.
try {
  await add(first.id, 99)
} catch (error) {
  if (!(error instanceof StoreError)) throw error
  console.log(`Refused: ${error.code} ${error.status} ${error.problem}: ${error.message}`)
}
