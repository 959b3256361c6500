import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { problemError } from './problem.ts'

export interface TransportOptions {
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds before a call without an answer is given up. */
  readonly timeout?: number
  /** Waits between attempts; replaced in tests. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

const TIMEOUT_MS = 10_000
const RETRY_PAUSES_MS = [200, 600] as const
const LONGEST_RETRY_AFTER_MS = 3000

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const isJson = (response: Response): boolean => /\bjson\b/i.test(response.headers.get('content-type') ?? '')

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return isJson(response) ? await response.json() : undefined
  } catch {
    return undefined
  }
}

const isAbort = (signal: AbortSignal): boolean => signal.aborted && !(signal.reason instanceof StoreError)

const send = async (request: Request, { fetch, timeout = TIMEOUT_MS }: TransportOptions): Promise<Response> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeout)
  try {
    return await fetch(new Request(request, { signal: AbortSignal.any([request.signal, limit.signal]) }))
  } catch (cause) {
    if (isAbort(request.signal)) throw new StoreError('ABORTED', 'The request was ended', { cause })
    if (limit.signal.aborted) throw new StoreError('TIMEOUT', UNEXPECTED_ERROR, { cause })
    throw new StoreError('NETWORK', UNEXPECTED_ERROR, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** An answer that promises JSON and holds none must not reach a mapper. */
const checked = async (response: Response): Promise<Response> => {
  if (response.status === 204 || response.status === 202) return response
  if (!isJson(response)) throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { status: response.status })
  try {
    await response.clone().json()
  } catch (cause) {
    throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { status: response.status, cause })
  }
  return response
}

const retryPause = (response: Response | undefined, attempt: number): number => {
  const seconds = Number(response?.headers.get('retry-after'))
  const asked = Number.isFinite(seconds) ? seconds * 1000 : 0
  return Math.min(Math.max(asked, RETRY_PAUSES_MS[attempt] ?? 0), LONGEST_RETRY_AFTER_MS)
}

/**
 * A `fetch` that answers with success or throws a {@link StoreError}: a time limit, and two more attempts for reads that fail on the way,
 * with 5xx or with 429 (readings, ruling 1).
 */
export const createTransport = (options: TransportOptions): ((request: Request) => Promise<Response>) => {
  const pause = options.pause ?? wait
  const attempt = async (request: Request, attempts: number): Promise<Response> => {
    const mayRetry = request.method === 'GET' && attempts < RETRY_PAUSES_MS.length
    let response: Response | undefined
    try {
      response = await send(request.clone(), options)
      if (response.ok) return await checked(response)
    } catch (error) {
      const isPassing = error instanceof StoreError && (error.code === 'NETWORK' || error.code === 'TIMEOUT')
      if (!mayRetry || !isPassing) throw error
    }
    if (response !== undefined && !(mayRetry && (response.status >= 500 || response.status === 429))) {
      throw problemError(response.status, await readBody(response))
    }
    await pause(retryPause(response, attempts))
    if (request.signal.aborted) throw new StoreError('ABORTED', 'The request was ended')
    return attempt(request, attempts + 1)
  }
  return (request) => attempt(request, 0)
}
