/**
 * Whether a custom field sets a flag with the string 'true'; the boolean true counts too (spec 3.product.flag-values).
 */
export const isFlagged = (
  fields: readonly { readonly name: string; readonly value: unknown }[] | null | undefined,
  name: string,
): boolean =>
  fields?.some((field) => field.name === name && String(field.value).trim().toLowerCase() === 'true') ?? false
