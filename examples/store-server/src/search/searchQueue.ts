import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Problem } from '../contract/problem.ts'

export type SearchQueueOptions = {
  /** How many searches run at once. */
  atOnce: number
  /** How many may wait; the next one is refused at once. */
  mostWaiting: number
  /** Milliseconds that a search may wait for its turn. */
  waitMs: number
}

/** Under the ten connections of the database pool, and the waiting ones under the storefront's 128 connections: carts find room in both. */
const DEFAULTS: SearchQueueOptions = { atOnce: 4, mostWaiting: 60, waitMs: 3000 }

export type RunSearch = <Answer>(search: () => Promise<Answer>) => Promise<Answer>

/**
 * Bounds how many searches run at once, because one search costs more than everything a cart does.
 * The returned function throws Problem 503 when a search does not get its turn in time.
 */
export function searchQueue({ atOnce, mostWaiting, waitMs }: SearchQueueOptions = DEFAULTS): RunSearch {
  const limit = pLimit(atOnce)
  return (search) => {
    if (limit.pendingCount >= mostWaiting) return Promise.reject(tooBusy())
    return new Promise((resolve, reject) => {
      let isRefused = false
      const patience = setTimeout(() => {
        isRefused = true
        reject(tooBusy())
      }, waitMs)
      limit(async () => {
        clearTimeout(patience)
        if (isRefused) return
        await search().then(resolve, reject)
        // PGlite answers within the same turn of the event loop: without another turn, carts wait for every queued search.
        await nextTurn()
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
