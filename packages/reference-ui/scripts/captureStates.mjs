// Stores responses of a running shop as the data of the state gallery. Start the shop with `npm start`, then run
// STORE_URL=http://localhost:3000 node --conditions=@cairn/source packages/reference-ui/scripts/captureStates.mjs
import { writeFile } from 'node:fs/promises'
import { createPageGateways, findSite } from '@cairn/core'

// The storefront of the shop, which forwards the requests to the store server.
const origin = process.env.STORE_URL ?? 'http://localhost:3000'

const capture = async (prefix, term) => {
  const site = findSite(prefix)
  const { content, product, reviews, search } = createPageGateways({ site, origin, fetch })
  const [menus, promo, home, found, popular, topSellers, suggestion] = await Promise.all([
    content.menus({}),
    content.promoMessages({}),
    content.home({}),
    search.search({ term, perPage: 12 }, {}),
    search.popular({}),
    search.recommend({ limit: 8 }, {}),
    search.suggest(term, {}),
  ])
  const first = await product.load(found.products[0].slug, {})
  const firstReviews = await reviews.load({ productId: first.id, perPage: 4 }, {})
  return { menus, promo, home, found, popular, topSellers, suggestion, product: first, reviews: firstReviews }
}

for (const [language, prefix, term] of [
  ['en', 'us/en-us', 'jacket'],
  ['de', 'de/de-de', 'jacke'],
]) {
  const text = JSON.stringify(await capture(prefix, term), null, 1)
  const file = new URL(`../src/states/generated/${language}.ts`, import.meta.url)
  await writeFile(
    file,
    `import type { Captured } from '../captured.ts'\n\n/** Answers of the store server on ${prefix}, made by scripts/captureStates.mjs. */\nexport const captured: Captured = ${text}\n`,
  )
}
