import { type ErrorCode, StoreError } from '../../shared/errors.ts'
import {
  type CompleteWorld,
  type ConformanceCase,
  type ConformanceWorld,
  PARTS,
  type Port,
} from './conformance.types.ts'

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

/** Ends a case that needs something that the back end does not have. The message is the reason. */
class CaseSkipped extends Error {}

const readOrSkip = <Part extends object>(part: Part, source: object, path: string): Part =>
  new Proxy(part, {
    get: (_, name) => {
      const member: unknown = Reflect.get(source, name)
      if (member === null) throw new CaseSkipped(`the world has null for "${path}${String(name)}"`)
      if (typeof member === 'function') return member.bind(source)
      if (path !== '' || !PARTS.some((each) => each === name)) return member
      return readOrSkip({ ...Object(member) }, Object(member), `${String(name)}.`)
    },
  })

/** Returns the world as a case sees it: reading a member that is null ends the case. */
const complete = (world: ConformanceWorld): CompleteWorld => {
  // A copy would read the members before a case needs them, so the target of the proxy is empty.
  const empty: CompleteWorld = Object.create(null)
  return readOrSkip(empty, world, '')
}

/** Throws if the world has no gateway for the port, or if its back end cannot do one of these things. */
const skipUnsupported = (world: ConformanceWorld, port: Port, features: readonly string[]): void => {
  const gateway: { unsupported?: readonly unknown[] } | undefined = Object(world.visitor().gateways)[port]
  if (!gateway) throw new CaseSkipped(`the gateways of the world have no "${port}"`)
  const missing = features.find((feature) => gateway.unsupported?.includes(feature))
  if (missing !== undefined) throw new CaseSkipped(`"unsupported" of the port contains "${missing}"`)
}

/** Runs a case. Wraps an error of another class in a {@link ConformanceError}; returns the reason of a skipped case. */
const asConformance = async (run: () => Promise<void>): Promise<string | null> => {
  try {
    await run()
    return null
  } catch (cause) {
    if (cause instanceof CaseSkipped) return cause.message
    if (cause instanceof ConformanceError) throw cause
    throw new ConformanceError(`a call that must succeed was refused; what came: ${written(cause)}`, { cause })
  }
}

/**
 * Creates the cases of one port. Each key of `cases` is the name of a case, and its value is the test function. `needs` is
 * the feature that all cases need, or the features by the names of the cases: a case is skipped when the port lists its
 * feature as unsupported.
 */
export const casesOf = (
  port: Port,
  cases: Readonly<Record<string, (world: CompleteWorld) => Promise<void>>>,
  needs: string | Readonly<Record<string, string | readonly string[]>> = {},
): readonly ConformanceCase[] =>
  Object.entries(cases).map(([name, run]) => {
    const features = [(typeof needs === 'string' ? needs : needs[name]) ?? []].flat()
    return {
      port,
      name,
      run: (world) =>
        asConformance(async () => {
          skipUnsupported(world, port, features)
          await run(complete(world))
        }),
    }
  })
