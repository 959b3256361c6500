import type { SiteNames } from '../../country/names.ts'
import type { Deferred, DeferredRecord } from '../loading/deferred.ts'
import type { PageStatus } from '../routing/pageState.ts'
import type { FormattedTexts } from '../shop/formattedTexts.ts'

/** The hydration payload: the server data that the browser needs to render the same first page. */
export interface HydrationPayload {
  readonly prefix: string
  readonly names: SiteNames
  readonly formattedTexts: FormattedTexts
  readonly status: PageStatus
  readonly data: unknown
  /**
   * The deferred values: a value that settled in time is included, and a `pending` value follows later, in a separate
   * data block.
   */
  readonly deferred: Readonly<Record<string, 'pending' | Settled>>
}

/** A settled deferred value as JSON. */
export interface Settled {
  readonly value?: unknown
  readonly failed?: true
}

export const payloadId = 'page-data'
export const shellId = 'shell-data'
export const deferredId = (key: string): string => `deferred-${key}`

export const toSettled = (deferred: Deferred<unknown>): Settled =>
  deferred.status === 'ready' ? { value: deferred.value } : { failed: true }

const fromSettled = (settled: Settled): Deferred<unknown> =>
  settled.failed ? { status: 'failed' } : { status: 'ready', value: settled.value }

export const toPayloadDeferred = (record: DeferredRecord): HydrationPayload['deferred'] =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, value.status === 'pending' ? 'pending' : toSettled(value)]),
  )

const readBlock = (document: Document, id: string): unknown => {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}

/**
 * Resolves with the deferred value when its data block is complete. Rejects if the value failed or if the document ends
 * without the block.
 */
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
      // The parser inserts an element before its text is complete. Its next sibling proves that the text is complete.
      if (!element?.nextSibling && !ended) return
      const settled = readBlock(document, deferredId(key)) as Settled | undefined
      if (settled && !settled.failed) finish(() => resolve(settled.value))
      else finish(() => reject(new Error(`${key} did not come`)))
    }
    observer.observe(document.body, { childList: true })
    document.addEventListener('DOMContentLoaded', look)
    look()
  })

/** Reads the data of header and footer; `undefined` if the server had none. */
export const readShell = (document: Document): unknown => readBlock(document, shellId)

/** Reads the hydration payload. It needs no validation, because our own server wrote it in this response. */
export const readPayload = (document: Document): HydrationPayload => readBlock(document, payloadId) as HydrationPayload

export const receiveDeferred = (document: Document, deferred: HydrationPayload['deferred']): DeferredRecord =>
  Object.fromEntries(
    Object.entries(deferred).map(([key, value]): [string, Deferred<unknown>] => {
      if (value !== 'pending') return [key, fromSettled(value)]
      const promise = awaitBlock(document, key)
      promise.catch(() => undefined)
      return [key, { status: 'pending', promise }]
    }),
  )
