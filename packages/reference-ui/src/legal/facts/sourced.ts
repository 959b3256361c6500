import type { DisputeBody, Sourced } from './facts.types.ts'

/** The day on which all facts were compared with publications. */
const CHECKED = '2026-11-29'

export const fact = <Value>(value: Value, source: string, publication: string): Sourced<Value> => ({
  value,
  source,
  publication,
  checked: CHECKED,
})
export const imprint = (value: string, source: string, publication: string) =>
  fact<string | null>(value, source, publication)
/** A number of days or years. Null where the law names none. */
export const period = (value: number | null, source: string, publication: string) => fact(value, source, publication)
export const body = (name: string, url: string, source: string, publication: string) =>
  fact<DisputeBody | null>({ name, url }, source, publication)
/**
 * The member of the network of European Consumer Centres (ECC-Net) in one country. It helps with a seller in another
 * country; most national bodies take only sellers of their own.
 */
export const consumerCentre = (name: string, url: string, publication: string) =>
  body(name, url, 'ECC-Net', publication)
