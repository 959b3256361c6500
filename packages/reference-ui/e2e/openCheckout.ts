import type { Page } from '@playwright/test'
import { findVariant } from './findVariant.ts'

/** Opens the hosted checkout of a site with a new guest cart. */
export const openCheckout = async (page: Page, site = 'us/en-us'): Promise<void> => {
  const { request } = page
  const line_items = [{ variant_id: await findVariant(request), quantity: 1 }]
  const cart: { id: string } = await (await request.post('/api/store/carts', { data: { site, line_items } })).json()
  const started = await request.post('/api/store/checkouts', { data: { cart_id: cart.id, site } })
  const { returnUrl }: { returnUrl: string } = await started.json()
  await page.goto(returnUrl)
}
