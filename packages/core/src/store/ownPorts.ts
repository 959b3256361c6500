import type { AnswersModule } from '../kit/definition.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { wrapChunkError } from '../shared/wrapChunkError.ts'

type OnError = ((error: StoreError) => void) | undefined

/** Loads the response schemas of a port and what replaces its unsupported calls; undefined for a port without schemas. */
export type LoadAnswers = (() => Promise<AnswersModule>) | undefined

/**
 * Wraps a port so that each response is checked, and so that a call that its back end cannot answer never reaches it. The
 * first call loads the schemas.
 */
const checked = (port: object, name: string, load: LoadAnswers, onError: OnError): object => {
  const ask = async (call: string, run: unknown, values: readonly unknown[]): Promise<unknown> => {
    const module = load && (await wrapChunkError(load()))
    const answer: unknown = await Object(module?.standFor?.(port, call) ?? run).apply(port, values)
    const read = module?.answers[call]?.safeParse(answer)
    if (read === undefined || read.success) return answer
    const path = `${name}.${call}`
    const error = new StoreError('CONTRACT', UNEXPECTED_ERROR, { path, cause: read.error, response: answer })
    // Call `onError` in a microtask, so that an `onError` that throws does not replace this error.
    queueMicrotask(() => onError?.(error))
    throw error
  }
  // The target is a new object, because the proxy of a frozen port cannot replace its functions.
  return new Proxy(Object.create(port), {
    get: (_, call) => {
      const member: unknown = Reflect.get(port, call)
      // A member such as `unsupported` is no call, and an optional call may be missing.
      if (typeof member !== 'function') return member
      // `search.log` has no response to check.
      return call === 'log' ? member.bind(port) : (...values: readonly unknown[]) => ask(String(call), member, values)
    },
  })
}

/**
 * Prepares a port that the shop implements: a response with the wrong shape rejects with `CONTRACT`, and the error
 * names the port and the call. A port with `isChecked` is an HTTP gateway, whose mapper already checks the response.
 * With `checkAnswers`, the port checks it again, field by field.
 */
export const prepareOwnPort = (
  port: object,
  name: string,
  load: LoadAnswers,
  onError: OnError,
  checkAnswers = false,
): object => ('isChecked' in port && !checkAnswers ? port : checked(port, name, load, onError))

/**
 * Replaces ports with the shop's own implementations, after `prepareOwnPort` has added the response check. With
 * `checkAnswers`, all other ports get this check too.
 */
export const withOwnPorts = <Ports extends object>(
  ports: Ports,
  own: Readonly<Record<string, object | undefined>> = {},
  loadAnswers: (name: string) => LoadAnswers,
  { onError, checkAnswers }: { readonly onError?: OnError; readonly checkAnswers?: boolean | undefined } = {},
): Ports => {
  const names = Object.keys(checkAnswers ? { ...ports, ...own } : own)
  const prepared = names.flatMap((name) => {
    const port = own[name] ?? (checkAnswers && Object(Reflect.get(ports, name)))
    return port ? [[name, prepareOwnPort(port, name, loadAnswers(name), onError, checkAnswers)]] : []
  })
  return { ...ports, ...Object.fromEntries(prepared) }
}
