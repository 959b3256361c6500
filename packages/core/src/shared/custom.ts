import type { Register } from '@cairn/core'
import type { StoreError } from './errors.ts'

/** A value that JSON can carry. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
/** An object that JSON can carry. */
export interface JsonObject {
  readonly [name: string]: Json
}

/** What can carry data of the team: the members of `Register['custom']`. */
export type CustomPlace = 'cart' | 'line' | 'order' | 'product' | 'profile' | 'searchCard'

/**
 * The type of the team's data in one place, as the shop registered it; any JSON object without a registration. The back
 * end may leave data out, so declare optional members.
 *
 * @example declare module '@cairn/core' { interface Register { custom: { line: { giftMessage?: string } } } }
 */
// The import names the package, not the file, because a shop augments `Register` in the module of the package.
export type CustomOf<Place extends CustomPlace> = Register extends {
  readonly custom: { readonly [Name in Place]: infer Data }
}
  ? Data
  : JsonObject

/**
 * Checks the data of the team in what gateways send and receive: `checkCustom(…)` of `@cairn/core/custom`. Returns the
 * gateways with the check.
 */
export type CustomCheck = <Ports extends object>(
  gateways: Ports,
  options: { readonly onError?: ((error: StoreError) => void) | undefined },
) => Ports

/** Whether a value is an object that can carry data of the team, and no list. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the member `custom` for data of the team; no member where the back end sends something other than an object. */
export const customPart = (custom: unknown): { readonly custom?: JsonObject } =>
  isJsonObject(custom) ? { custom } : {}

/**
 * Returns the JSON text of a value with the names of each object sorted, so that equal values have equal texts. An adapter
 * needs it for a back end that compares data of the team as text.
 */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    // Sort the names, and not the entries: `sort` converts an entry to text, which fails for a value without `toString`.
    isJsonObject(part)
      ? Object.fromEntries(
          Object.keys(part)
            .sort()
            .map((name) => [name, part[name]]),
        )
      : part,
  )

/**
 * Copies a JSON value, so that a later change of the original has no effect. Throws a `TypeError` for a value that JSON
 * cannot carry. `NaN` and the infinities are refused too: JSON would turn them into null, which removes a stored value.
 */
export const copyJson = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => {
      if (typeof part === 'number' && !Number.isFinite(part)) throw new TypeError(`${part} is not JSON`)
      return part
    }),
  )
