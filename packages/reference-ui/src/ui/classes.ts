/** Joins class names and skips missing ones. CSS Modules type every name as possibly undefined. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
