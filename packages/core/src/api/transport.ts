import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
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

const abortedError = (cause: unknown): StoreError => new StoreError('ABORTED', 'The request was ended', { cause })

/** Why a signal has ended: by a time limit of the caller's, or by its wish. */
const endedError = ({ reason }: AbortSignal): StoreError =>
  isNamed(reason, 'TimeoutError')
    ? new StoreError('TIMEOUT', UNEXPECTED_ERROR, { cause: reason })
    : abortedError(reason)

/** What comes of `work`, unless the signal ends first: not every `fetch` stops a body that hangs. */
const until = async <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> => {
  let stop = (): void => undefined
  const end = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
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
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeout)
  const signal = AbortSignal.any([request.signal, limit.signal])
  const read = async (response: Response): Promise<Answer> => {
    try {
      return { response, body: await until(signal, response.clone().text()) }
    } catch (cause) {
      if (signal.aborted) throw cause
      return { response, body: null }
    }
  }
  try {
    return await read(await until(signal, fetch(new Request(request, { signal }))))
  } catch (cause) {
    if (request.signal.aborted) throw endedError(request.signal)
    if (isNamed(cause, 'AbortError') && !limit.signal.aborted) throw abortedError(cause)
    throw new StoreError(limit.signal.aborted ? 'TIMEOUT' : 'NETWORK', UNEXPECTED_ERROR, { cause })
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

const mayPass = ({ response, body }: Answer): boolean =>
  response.ok ? body === null : response.status >= 500 || response.status === 429

/** Not so long as the device knows that it has no network: another attempt would only fail again, and loudly. */
const isTryingWorth = (): boolean => {
  const device: object = globalThis.navigator ?? {}
  return !('onLine' in device && device.onLine === false)
}

/** Milliseconds before the next attempt; null when there is none, or when the server asks for more patience than a shopper has. */
const retryPause = (attempts: number, response?: Response): number | null => {
  const pause = RETRY_PAUSES_MS[attempts]
  if (pause === undefined) return null
  const seconds = Number(response?.headers.get('retry-after'))
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
    const again = async (milliseconds: number): Promise<Response> => {
      await until(request.signal, pause(milliseconds)).catch(() => {
        throw endedError(request.signal)
      })
      return attempt(request, attempts + 1)
    }
    const isRead = request.method === 'GET'
    let answer: Answer
    try {
      answer = await send(request.clone(), options)
    } catch (error) {
      const isPassing = error instanceof StoreError && error.code !== 'ABORTED' && !request.signal.aborted
      const milliseconds = isRead && isPassing && isTryingWorth() ? retryPause(attempts) : null
      if (milliseconds === null) throw error
      return again(milliseconds)
    }
    const { response } = answer
    const milliseconds = isRead && mayPass(answer) ? retryPause(attempts, response) : null
    if (milliseconds !== null) return again(milliseconds)
    if (!response.ok) throw problemError(response.status, parse(answer))
    return checked(answer)
  }
  return (request) => attempt(request, 0)
}
