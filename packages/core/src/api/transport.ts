import { StoreError, toStoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { wait } from '../shared/wait.ts'
import { problemError } from './problem.ts'

export interface TransportOptions {
  readonly fetch: typeof globalThis.fetch
  /**
   * The timeout of one attempt, from the request to the end of the response body, in milliseconds; 10,000 by default.
   */
  readonly timeout?: number | undefined
  /**
   * How often a request may be sent again after a transient failure; by default 2 for a GET and 0 for all other
   * requests. The transport does not check whether a request is safe to repeat; the caller must know.
   */
  readonly retries?: number | undefined
  /**
   * The longest wait that `Retry-After` may ask for, in milliseconds; 3,000 by default. If a response asks for a longer
   * wait, the call fails at once.
   */
  readonly maxRetryAfter?: number | undefined
  /** Waits between attempts; replaced in tests. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined
}

const TIMEOUT_MS = 10_000
const FIRST_PAUSE_MS = 200
const MAX_RETRY_AFTER_MS = 3000

interface Answer {
  readonly response: Response
  /** Null when the connection broke before the body was complete. */
  readonly body: string | null
}

const isJson = (response: Response): boolean => /\bjson\b/i.test(response.headers.get('content-type') ?? '')

const isNamed = (reason: unknown, name: string): boolean => reason instanceof Error && reason.name === name

/**
 * Returns the error for an aborted signal: `TIMEOUT` if a time limit of the transport or the caller has passed,
 * `ABORTED` for every other reason.
 */
const endedError = (reason: unknown): StoreError =>
  isNamed(reason, 'TimeoutError')
    ? new StoreError('TIMEOUT', UNEXPECTED_ERROR, { cause: reason })
    : new StoreError('ABORTED', 'The request was ended', { cause: reason })

/**
 * Resolves with the value of `work`, or rejects as soon as the signal aborts. Some `fetch` implementations do not react
 * to the signal while the body hangs.
 */
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
  // `AbortSignal.timeout` does not work here: Node may garbage-collect a signal that only `AbortSignal.any` references,
  // and then it never fires.
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
    // An AbortError without an aborted signal counts as an abort too: the browser ends the requests of a page that the
    // user leaves.
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

/**
 * Whether the failure is transient, so that another attempt may succeed. A network error while the device is offline is
 * not transient: another attempt would fail too and log one more error in the console.
 */
const isTransient = (answer: Answer | StoreError): boolean => {
  if (answer instanceof StoreError) return answer.code !== 'ABORTED' && globalThis.navigator?.onLine !== false
  const { response, body } = answer
  return response.ok ? body === null : response.status >= 500 || response.status === 429
}

/**
 * Returns the milliseconds that `Retry-After` asks for, as seconds or as an HTTP date (RFC 9110, section 10.2.3); 0 for
 * anything else.
 */
const retryAfter = (text: string | null): number => Number(text) * 1000 || Date.parse(text ?? '') - Date.now() || 0

/**
 * Creates a `fetch` that resolves with a successful response or throws a {@link StoreError}. Each attempt has a
 * timeout, and a GET gets two more attempts after a network error, 5xx or 429 (docs/spec/rulings.md#1). An unreadable
 * or incomplete response is `CONTRACT`, which does not sign the user out (docs/spec/rulings.md#17).
 */
export const createTransport = (options: TransportOptions): ((request: Request) => Promise<Response>) => {
  const { retries, maxRetryAfter = MAX_RETRY_AFTER_MS, pause = wait } = options
  const attempt = async (request: Request, attempts: number): Promise<Response> => {
    const answer = await send(request.clone(), options).catch(toStoreError)
    const waitMs = answer instanceof StoreError ? 0 : retryAfter(answer.response.headers.get('retry-after'))
    const limit = retries ?? (request.method === 'GET' ? 2 : 0)
    if (attempts < limit && isTransient(answer) && waitMs <= maxRetryAfter) {
      await until(request.signal, pause(Math.max(waitMs, FIRST_PAUSE_MS * 3 ** attempts)))
      return attempt(request, attempts + 1)
    }
    if (answer instanceof StoreError) throw answer
    const { response } = answer
    const { ok, status } = response
    const body = parse(answer)
    if (!ok) throw problemError(status, body)
    // A response without readable JSON is an error, so it never reaches a mapper. Only 202 and 204 may come without
    // JSON.
    if (body === undefined && status !== 202 && status !== 204)
      throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { status })
    return response
  }
  return (request) => attempt(request, 0)
}
