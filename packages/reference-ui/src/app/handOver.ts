import type { SiteNames } from '../country/names.ts'
import type { Deferred, DeferredRecord } from './deferred.ts'
import type { PageStatus } from './pageState.ts'
import type { Told } from './told.ts'

/** What the server knows and the browser needs to draw the same first page. */
export interface HandOver {
  readonly prefix: string
  readonly names: SiteNames
  readonly told: Told
  readonly status: PageStatus
  readonly data: unknown
  /** What was ready in time, and what failed; a key that is pending comes in a block of its own. */
  readonly deferred: Readonly<Record<string, 'pending' | Settled>>
}

/** A settled deferred value as text carries it. */
export interface Settled {
  readonly value?: unknown
  readonly failed?: true
}

export const handOverId = 'page-data'
export const shellId = 'shell-data'
export const deferredId = (key: string): string => `deferred-${key}`

export const toSettled = (deferred: Deferred<unknown>): Settled =>
  deferred.status === 'ready' ? { value: deferred.value } : { failed: true }

const fromSettled = (settled: Settled): Deferred<unknown> =>
  settled.failed ? { status: 'failed' } : { status: 'ready', value: settled.value }

export const handOverDeferred = (record: DeferredRecord): HandOver['deferred'] =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, value.status === 'pending' ? 'pending' : toSettled(value)]),
  )

const readBlock = (document: Document, id: string): unknown => {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Resolves when the block of a deferred value has come in whole; rejects when the page ended without it. */
const awaitBlock = (document: Document, key: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => look())
    const finish = (act: () => void): void => {
      observer.disconnect()
      document.removeEventListener('DOMContentLoaded', look)
      act()
    }
    const look = (): void => {
      const element = document.getElementById(deferredId(key))
      const ended = document.readyState !== 'loading'
      // The parser inserts an element before its text is complete; a sibling tells that it has moved on.
      if (!element?.nextSibling && !ended) return
      const settled = readBlock(document, deferredId(key)) as Settled | undefined
      if (settled && !settled.failed) finish(() => resolve(settled.value))
      else finish(() => reject(new Error(`${key} did not come`)))
    }
    observer.observe(document.body, { childList: true })
    document.addEventListener('DOMContentLoaded', look)
    look()
  })

/** What header and footer show; `undefined` when the server had nothing. */
export const readShell = (document: Document): unknown => readBlock(document, shellId)

/** Reads what the server handed over. Our own server wrote it in this same response, so its shape is known. */
export const readHandOver = (document: Document): HandOver => readBlock(document, handOverId) as HandOver

export const receiveDeferred = (document: Document, deferred: HandOver['deferred']): DeferredRecord =>
  Object.fromEntries(
    Object.entries(deferred).map(([key, value]): [string, Deferred<unknown>] => {
      if (value !== 'pending') return [key, fromSettled(value)]
      const promise = awaitBlock(document, key)
      promise.catch(() => undefined)
      return [key, { status: 'pending', promise }]
    }),
  )
