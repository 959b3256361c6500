import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Problem } from '../contract/problem.ts'

export type SearchQueueOptions = {
  /** Maximum number of concurrent searches. */
  atOnce: number
  /** Maximum number of waiting searches; further ones are refused at once. */
  maxWaiting: number
  /** Maximum milliseconds that a search waits before it is refused. */
  waitMs: number
}

/**
 * Both limits leave room for cart requests: `atOnce` is below the ten connections of the database pool, and
 * `maxWaiting` is below the storefront's 128 connections to this server.
 */
const DEFAULTS: SearchQueueOptions = { atOnce: 4, maxWaiting: 60, waitMs: 3000 }

/**
 * Maximum event-loop turns to yield before a search; an idle turn takes microseconds. The event loop accepts one
 * connection per turn, and the storefront has up to 128 connections, so only more than 128 turns let all of them in.
 */
const TURNS = 160
/** Maximum milliseconds to yield. The limit is needed because on a busy server every turn has work and takes longer. */
const TURNS_MS = 100

/**
 * Yields to all requests that have already arrived. PGlite runs a whole query within one turn of the event loop, so
 * without yielding, a cart request would wait for every earlier search.
 */
const letOthersIn = async (): Promise<void> => {
  const end = performance.now() + TURNS_MS
  for (let turn = 0; turn < TURNS && performance.now() < end; turn += 1) await nextTurn()
}

export type RunSearch = <Answer>(search: () => Promise<Answer>) => Promise<Answer>

/**
 * Limits the number of concurrent searches, because one search costs more than any cart request.
 * The returned function rejects with Problem 503 when a search does not start in time.
 */
export function searchQueue({ atOnce, maxWaiting, waitMs }: SearchQueueOptions = DEFAULTS): RunSearch {
  const limit = pLimit(atOnce)
  return (search) => {
    if (limit.pendingCount >= maxWaiting) return Promise.reject(tooBusy())
    return new Promise((resolve, reject) => {
      let isRefused = false
      const patience = setTimeout(() => {
        isRefused = true
        reject(tooBusy())
      }, waitMs)
      limit(async () => {
        await letOthersIn()
        clearTimeout(patience)
        if (!isRefused) await search().then(resolve, reject)
      })
    })
  }
}

function tooBusy(): Problem {
  return new Problem({
    status: 503,
    code: 'search_busy',
    title: 'Service Unavailable',
    headers: { 'retry-after': '2' },
  })
}
