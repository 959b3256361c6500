/** Turns a prefix into a valid id, which begins with a letter. React's `useId` returns `:r1:`. */
export function idPrefix(given = ''): string {
  return `g${given.replaceAll(/[^\w-]/g, '')}_`
}
