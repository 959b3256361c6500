/** Turns a prefix, such as `:r1:` from React's `useId`, into the start of a valid id, which begins with a letter. */
export function idPrefix(given = ''): string {
  return `g${given.replaceAll(/[^\w-]/g, '')}_`
}
