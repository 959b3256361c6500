/** Whether a custom field sets a flag: by the string 'true'; a boolean is taken for one too (readings L77). */
export const isFlagged = (
  fields: readonly { readonly name: string; readonly value: unknown }[] | null | undefined,
  name: string,
): boolean =>
  fields?.some((field) => field.name === name && String(field.value).trim().toLowerCase() === 'true') ?? false
