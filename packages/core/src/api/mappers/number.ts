/** Reads a number from a number or a text; returns null for anything else. */
export const numberOf = (value: unknown): number | null => {
  const number = Number(value)
  return value === null || value === undefined || value === '' || !Number.isFinite(number) ? null : number
}
