import { and, arrayContains, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Inventory, SellableVariant } from '../inventory/inventory.types.ts'
import {
  productColors,
  productOptions,
  productPrices,
  productSizes,
  products,
  productTexts,
  variants,
} from './catalogue.schema.ts'
import { chosenOptions } from './chosenOptions.ts'
import { cardPictureUrl } from './pictures.ts'

/** Implements the `Inventory` type with the tables of the catalogue. */
export const catalogueInventory: Inventory = {
  read: async (queries, variantIds, { store, currency, contentLanguage }) => {
    if (variantIds.length === 0) return new Map()
    const rows = await queries
      .select({
        variant: variants,
        product: products,
        text: productTexts,
        price: productPrices,
        color: productColors,
        size: productSizes,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, contentLanguage)))
      .innerJoin(productPrices, and(eq(productPrices.productId, products.id), eq(productPrices.currency, currency)))
      .innerJoin(productColors, and(eq(productColors.productId, products.id), eq(productColors.key, variants.color)))
      .leftJoin(productSizes, and(eq(productSizes.productId, products.id), eq(productSizes.key, variants.size)))
      .where(and(inArray(variants.id, [...variantIds]), arrayContains(products.stores, [store])))
    const productIds = [...new Set(rows.map(({ product }) => product.id))]
    const options = await optionsOf(queries, productIds)
    return new Map(
      rows.map(({ variant, product, text, price, color, size }): [number, SellableVariant] => [
        variant.id,
        {
          variantId: variant.id,
          productId: product.id,
          sku: variant.sku,
          productSku: product.sku,
          slug: product.slug,
          name: text.name,
          options: chosenOptions(
            {
              color: product.plain ? null : color,
              size,
              options: options.get(product.id) ?? [],
              keys: variant.options,
            },
            contentLanguage,
          ),
          imageUrl: cardPictureUrl(product.slug, variant.color),
          priceMinor: price.priceMinor,
          salePriceMinor: price.salePriceMinor,
          stock: variant.stock,
          tracked: variant.tracked,
          comingSoon: product.comingSoon,
          retired: product.retired,
          unshippableTo: product.unshippableTo,
        },
      ]),
    )
  },
  take: async (queries, wanted) => {
    const missing: number[] = []
    // Update in the order of the ids, so that two concurrent orders for the same variants cannot deadlock.
    for (const { variantId, quantity } of [...wanted].sort((one, other) => one.variantId - other.variantId)) {
      const taken = await queries
        .update(variants)
        .set({
          stock: sql`CASE WHEN ${variants.tracked} THEN ${variants.stock} - ${quantity} ELSE ${variants.stock} END`,
        })
        .where(and(eq(variants.id, variantId), sql`(NOT ${variants.tracked} OR ${gte(variants.stock, quantity)})`))
        .returning({ id: variants.id })
      if (taken.length === 0) missing.push(variantId)
    }
    return missing
  },
  putBack: async (queries, returned) => {
    for (const { variantId, quantity } of returned.toSorted((one, other) => one.variantId - other.variantId)) {
      await queries
        .update(variants)
        .set({ stock: sql`${variants.stock} + ${quantity}` })
        .where(and(eq(variants.id, variantId), variants.tracked))
    }
  },
}

async function optionsOf(queries: Queries, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<number, never[]>()
  const rows = await queries
    .select()
    .from(productOptions)
    .where(inArray(productOptions.productId, [...productIds]))
    .orderBy(asc(productOptions.position))
  return Map.groupBy(rows, ({ productId }) => productId)
}
