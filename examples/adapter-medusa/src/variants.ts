import type { MedusaVariantStock } from './medusa.schema.ts'

/** The option that Medusa's admin gives to a product of one variant, because Medusa requires at least one option. */
const NO_CHOICE = 'Default option'

export const isChoice = (title: string): boolean => title !== NO_CHOICE

/** Returns the options of a variant, for example Color: Rust. */
export const optionsOf = (
  variant: MedusaVariantStock | undefined,
): readonly { readonly name: string; readonly value: string }[] =>
  (variant?.options ?? [])
    .map(({ option, value }) => ({ name: option?.title ?? '', value }))
    .filter(({ name }) => isChoice(name))

/** Returns the stock of a variant. A back order can exceed the stock, so it counts as untracked. */
export const stockOf = (variant: MedusaVariantStock | undefined) => {
  if (variant === undefined) return { isTracked: null, inventoryLevel: null }
  const isTracked = variant.manage_inventory && !variant.allow_backorder
  return { isTracked, inventoryLevel: isTracked ? variant.inventory_quantity : null }
}
