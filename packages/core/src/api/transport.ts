import { StoreError, toStoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { problemError } from './problem.ts'

export interface TransportOptions {
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds before a call without a whole answer is given up. */
  readonly timeout?: number | undefined
  /** Waits between attempts; replaced in tests. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined
}

const TIMEOUT_MS = 10_000
const RETRY_PAUSES_MS = [200, 600] as const
const LONGEST_RETRY_AFTER_MS = 3000

interface Answer {
  readonly response: Response
  /** Null when it broke off on the way. */
  readonly body: string | null
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const isJson = (response: Response): boolean => /\bjson\b/i.test(response.headers.get('content-type') ?? '')

const isNamed = (reason: unknown, name: string): boolean => reason instanceof Error && reason.name === name

/** Why a signal has ended: by a time limit, ours or the caller's, or by its wish. */
const endedError = (reason: unknown): StoreError =>
  isNamed(reason, 'TimeoutError')
    ? new StoreError('TIMEOUT', UNEXPECTED_ERROR, { cause: reason })
    : new StoreError('ABORTED', 'The request was ended', { cause: reason })

/** What comes of `work`, unless the signal ends first: not every `fetch` stops a body that hangs. */
const until = async <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> => {
  let stop = (): void => undefined
  const end = new Promise<never>((_, reject) => {
    stop = () => reject(endedError(signal.reason))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const send = async (request: Request, { fetch, timeout = TIMEOUT_MS }: TransportOptions): Promise<Answer> => {
  // Not `AbortSignal.timeout`: in Node one that nothing holds but `AbortSignal.any` may be collected, and its time never ends.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('No whole answer in time', 'TimeoutError')), timeout)
  const signal = AbortSignal.any([request.signal, limit.signal])
  try {
    const response = await until(signal, fetch(new Request(request, { signal })))
    const body = await until(signal, response.clone().text()).catch((cause) => {
      if (signal.aborted) throw cause
      return null
    })
    return { response, body }
  } catch (cause) {
    // Also what nobody here has ended: a page that is left loses its requests.
    if (signal.aborted || isNamed(cause, 'AbortError')) throw endedError(signal.reason ?? cause)
    throw new StoreError('NETWORK', UNEXPECTED_ERROR, { cause })
  } finally {
    clearTimeout(timer)
  }
}

const parse = ({ response, body }: Answer): unknown => {
  try {
    return isJson(response) && body !== null ? JSON.parse(body) : undefined
  } catch {
    return undefined
  }
}

/** An answer that promises JSON and holds none must not reach a mapper. */
const checked = (answer: Answer): Response => {
  const { response } = answer
  const { status } = response
  const holdsNothing = status === 204 || status === 202
  if (!holdsNothing && parse(answer) === undefined) throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { status })
  return response
}

/** Not so long as the device knows that it has no network: another attempt would only fail again, and loudly. */
const isTryingWorth = (): boolean => {
  const device: object = globalThis.navigator ?? {}
  return !('onLine' in device && device.onLine === false)
}

/** Whether another attempt may do better. */
const isPassing = (answer: Answer | StoreError): boolean => {
  if (answer instanceof StoreError) return answer.code !== 'ABORTED' && isTryingWorth()
  const { response, body } = answer
  return response.ok ? body === null : response.status >= 500 || response.status === 429
}

/** Milliseconds before the next attempt; null when there is none, or when the server asks for more patience than a shopper has. */
const retryPause = (attempts: number, answer: Answer | StoreError): number | null => {
  const pause = RETRY_PAUSES_MS[attempts]
  if (pause === undefined || !isPassing(answer)) return null
  const seconds = answer instanceof StoreError ? 0 : Number(answer.response.headers.get('retry-after'))
  const asked = Number.isFinite(seconds) ? seconds * 1000 : 0
  return asked > LONGEST_RETRY_AFTER_MS ? null : Math.max(asked, pause)
}

/**
 * A `fetch` that answers with success or throws a {@link StoreError}: a time limit for the whole answer, and two more attempts for
 * reads that fail on the way, with 5xx or with 429 (readings, ruling 1). An answer that cannot be read is `CONTRACT`, also one that
 * breaks off: it must not sign anybody out (ruling 17).
 */
export const createTransport = (options: TransportOptions): ((request: Request) => Promise<Response>) => {
  const pause = options.pause ?? wait
  const attempt = async (request: Request, attempts: number): Promise<Response> => {
    const answer = await send(request.clone(), options).catch(toStoreError)
    const milliseconds = request.method === 'GET' ? retryPause(attempts, answer) : null
    if (milliseconds !== null) {
      await until(request.signal, pause(milliseconds))
      return attempt(request, attempts + 1)
    }
    if (answer instanceof StoreError) throw answer
    const { response } = answer
    if (!response.ok) throw problemError(response.status, parse(answer))
    return checked(answer)
  }
  return (request) => attempt(request, 0)
}
