/** Joins class names and skips missing ones; TypeScript types every name of a CSS module as possibly undefined. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
