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

/** More than the connections of the storefront: the event loop accepts one connection in a turn, and a turn without work takes microseconds. */
const TURNS = 160
/** Milliseconds after which a search begins all the same: where every turn has work, it must not wait for all of them. */
const TURNS_MS = 100

/**
 * Lets everything else in that is there already. PGlite answers within the same turn of the event loop, so a search is one long turn: without
 * turns between, a cart waits for every search that connected before it.
 */
const letOthersIn = async (): Promise<void> => {
  const end = performance.now() + TURNS_MS
  for (let turn = 0; turn < TURNS && performance.now() < end; turn += 1) await nextTurn()
}

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
