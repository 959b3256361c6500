import type { APIRequestContext } from '@playwright/test'

interface Variant {
  readonly id: number
  readonly color: string | null
  readonly size: string | null
  readonly inventory_level: number | null
}

interface Product {
  readonly variants: readonly Variant[]
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

/** Returns the key of the size that has the most pieces in stock, for a product of the American site in one colour. */
export const findSize = async (request: APIRequestContext, slug: string, color: string): Promise<string> => {
  const answer = await request.get(`/api/catalogue/products/${slug}?site=us/en-us`)
  const { variants }: Product = await answer.json()
  const [most] = variants
    .filter((variant) => variant.color === color)
    .sort((one, other) => (other.inventory_level ?? 0) - (one.inventory_level ?? 0))
  if (!most?.size) throw new Error(`${slug} has no size in ${color}`)
  return most.size
}
