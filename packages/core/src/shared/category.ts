/**
 * Splits a category into its parts: 'Jackets . Shell' has two. Only a dot with a space on both sides separates parts
 * (spec 2.search.category-split-edges).
 */
export const splitCategory = (category: string): readonly string[] =>
  category
    .split(' . ')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Joins the parts of a category with middle dots, as shoppers see it (spec section 2). */
export const joinCategory = (parts: readonly string[]): string => parts.join(' · ')
