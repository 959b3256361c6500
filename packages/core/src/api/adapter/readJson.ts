// Readers of JSON whose types nobody guarantees. Each returns a value of its type, whatever the JSON contains.

/** Returns the members of a JSON object; a list or any other value has none. */
export const recordOf = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.fromEntries(Object.entries(json)) : {}

/** Returns the parts of a JSON list; any other value has none. */
export const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [])

/** Returns a text, or a number as text; null for anything else and for a blank text. */
export const textOf = (json: unknown): string | null =>
  (typeof json === 'string' && json.trim() !== '') || typeof json === 'number' ? String(json) : null

/** Returns a boolean, which some back ends send as 0, 1 or text; null for anything else. */
export const flagOf = (json: unknown): boolean | null => {
  const text = typeof json === 'object' ? '' : String(json).toLowerCase()
  return ['true', '1'].includes(text) ? true : ['false', '0'].includes(text) ? false : null
}
