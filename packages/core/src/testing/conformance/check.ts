import { type ErrorCode, StoreError } from '../../shared/errors.ts'
import type { ConformanceCase, ConformanceNeed, ConformanceWorld, Port } from './conformance.types.ts'

/** The error of a failed case. Its message contains the expected behaviour and the actual result. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError'
}

const written = (value: unknown): string => {
  if (value instanceof StoreError) return `a StoreError ${value.code} (${value.message})`
  if (value instanceof Error) return `a ${value.name} (${value.message})`
  return JSON.stringify(value) ?? String(value)
}

/**
 * Throws unless `isKept`. `promise` describes the checked behaviour in the present tense, such as 'a cart has an id'.
 */
export const check: (isKept: boolean, promise: string, came?: unknown) => asserts isKept = (isKept, promise, came) => {
  if (isKept) return
  throw new ConformanceError(came === undefined ? promise : `${promise}; what came: ${written(came)}`)
}

/** Throws unless both values have the same JSON text. */
export const equal = <Value>(came: Value, expected: Value, promise: string): void =>
  check(JSON.stringify(came) === JSON.stringify(expected), `${promise}: ${written(expected)}`, came)

const outcomeOf = async (call: Promise<unknown>): Promise<{ value: unknown } | { error: unknown }> => {
  try {
    return { value: await call }
  } catch (error) {
    return { error }
  }
}

/** Returns the error of a call. Throws unless the call rejects with one of the codes. */
export const refused = async (
  call: Promise<unknown>,
  codes: ErrorCode | readonly ErrorCode[],
  promise: string,
): Promise<StoreError> => {
  const wanted: readonly ErrorCode[] = typeof codes === 'string' ? [codes] : codes
  const expectation = `${promise}: rejects with a StoreError ${wanted.join(' or ')}`
  const outcome = await outcomeOf(call)
  check('error' in outcome, expectation, 'value' in outcome ? outcome.value : undefined)
  const { error } = outcome
  check(error instanceof StoreError && wanted.includes(error.code), expectation, error)
  return error
}

/** Throws unless the error has a text for the shopper. */
export const hasWords = (error: StoreError): void =>
  check((error.detail ?? '').trim() !== '', 'a refusal says in words (detail) what is wrong', error)

export const isMinor = (amount: unknown): amount is number => Number.isSafeInteger(amount)

/** Returns a value that must exist; throws when it is null or undefined. */
export const present = <Value>(value: Value | null | undefined, promise: string): Value => {
  check(value !== null && value !== undefined, promise, value)
  return value
}

/** Runs a case, and wraps an error of another class in a {@link ConformanceError}. */
const asConformance = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run()
  } catch (cause) {
    if (cause instanceof ConformanceError) throw cause
    throw new ConformanceError(`a call that must succeed was refused; what came: ${written(cause)}`, { cause })
  }
}

/** Returns what the back end lacks of the needs of a case: in words, or null. */
const lackOf = (port: Port, needs: readonly ConformanceNeed[], world: ConformanceWorld): string | null => {
  if (needs.length === 0) return null
  const gateway: { readonly unsupported?: readonly string[] | undefined } = Object(world.visitor().gateways[port])
  for (const need of needs) {
    const isMember = need === 'coupon' || need === 'giftCard'
    if (isMember && (world[need] ?? null) === null) return `The world has no ${need}.`
    if (!isMember && gateway.unsupported?.includes(need)) return `The port says that it cannot: ${need}.`
  }
  return null
}

/**
 * Creates the cases of one port. Each key of `cases` is the name of a case, and its value is the test function. Where the
 * back end lacks something that the cases need, they are skipped.
 */
export const casesOf = (
  port: Port,
  cases: Readonly<Record<string, (world: ConformanceWorld) => Promise<void>>>,
  needs: readonly ConformanceNeed[] = [],
): readonly ConformanceCase[] =>
  Object.entries(cases).map(([name, run]) => ({
    port,
    name,
    skipped: (world) => lackOf(port, needs, world),
    run: (world) => asConformance(async () => (lackOf(port, needs, world) === null ? run(world) : undefined)),
  }))
