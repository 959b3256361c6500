/** Returns the entry with that key, or undefined. */
export const findByKey = <Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  key: string | undefined,
): Entry | undefined => entries.find((entry) => entry.key === key)
