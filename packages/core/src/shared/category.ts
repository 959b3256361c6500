/** A category in its parts: 'Jackets . Shell' has two. A dot without a blank on both sides splits nothing (readings, L35). */
export const splitCategory = (category: string): readonly string[] =>
  category
    .split(' . ')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The parts of a category as a shopper reads them: with a middle dot between (spec section 2). */
export const joinCategory = (parts: readonly string[]): string => parts.join(' · ')
