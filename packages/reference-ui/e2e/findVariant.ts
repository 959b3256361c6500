import type { APIRequestContext } from '@playwright/test'

interface Product {
  readonly variants: readonly { readonly id: number; readonly inventory_level: number | null }[]
}

/** Returns the id of a variant that can be bought. */
export const findVariant = async (request: APIRequestContext): Promise<number> => {
  for (let id = 101; id < 110; id += 1) {
    const answer = await request.get(`/api/catalogue/products?site=us/en-us&ids=${id}`)
    const products: readonly Product[] = await answer.json()
    const variants = products.flatMap((product) => product.variants)
    const variant = variants.find(({ inventory_level }) => (inventory_level ?? 0) > 20)
    if (variant !== undefined) return variant.id
  }
  throw new Error('None of the first products is on stock')
}
