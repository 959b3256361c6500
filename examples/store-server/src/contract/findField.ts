/** Returns true for a field name or a value that must be refused. */
export type IsBad = (part: unknown) => boolean

/**
 * Returns the first field with a bad name or value. It uses a stack instead of recursion, because a deeply nested body
 * would overflow the call stack.
 */
export function findField(parts: Readonly<Record<string, unknown>>, isBad: IsBad): string | undefined {
  const open: [string, unknown][] = Object.entries(parts)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [field, value] = next
    if (isBad(value)) return field
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    for (const [name, inner] of Object.entries(value)) {
      if (isBad(name)) return field
      open.push([Array.isArray(value) ? field : name, inner])
    }
  }
  return undefined
}
