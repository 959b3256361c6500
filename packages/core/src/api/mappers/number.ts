/** A number, whether it was sent as one or as text; null for what is none. */
export const numberOf = (value: unknown): number | null => {
  const number = Number(value)
  return value === null || value === undefined || value === '' || !Number.isFinite(number) ? null : number
}
