/**
 * Whether a custom field turns a flag on: its value is the string 'true' or the boolean true (spec
 * 3.product.flag-values).
 */
export const isFlagged = (
  fields: readonly { readonly name: string; readonly value: unknown }[] | null | undefined,
  name: string,
): boolean =>
  fields?.some((field) => field.name === name && String(field.value).trim().toLowerCase() === 'true') ?? false
