/** Ids must be plain names (React's `useId` gives `:r1:`), and begin with a letter. */
export function idPrefix(given = ''): string {
  return `g${given.replaceAll(/[^\w-]/g, '')}_`
}
