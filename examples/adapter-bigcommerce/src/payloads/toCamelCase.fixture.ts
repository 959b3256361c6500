/** Changes the keys of JSON from snake_case to camelCase. */
export const toCamelCase = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(toCamelCase)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      toCamelCase(value),
    ]),
  )
}
