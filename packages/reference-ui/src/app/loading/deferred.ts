/** A secondary value that may arrive after the page, such as reviews or recommendations. */
export type Deferred<T> =
  | { readonly status: 'pending'; readonly promise: Promise<T> }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed' }

export type DeferredRecord = Readonly<Record<string, Deferred<unknown>>>

/** The `deferred` promises that a page's `load` returns. */
export type DeferredPromises = Readonly<Record<string, Promise<unknown>>>

/** The values of {@link DeferredPromises} under the same keys, as the component of the page receives them. */
export type DeferredOf<P extends DeferredPromises> = { readonly [K in keyof P]: Deferred<Awaited<P[K]>> }

export const pendingOf = <T>(promise: Promise<T>): Deferred<T> => {
  // Handle the rejection here: if nothing reads the promise, the unhandled rejection would end the server process.
  promise.catch(() => undefined)
  return { status: 'pending', promise }
}

export const settle = async <T>(deferred: Deferred<T>): Promise<Deferred<T>> => {
  if (deferred.status !== 'pending') return deferred
  try {
    return { status: 'ready', value: await deferred.promise }
  } catch {
    return { status: 'failed' }
  }
}

/**
 * Waits at most `milliseconds` for pending values. Values that settle in time become part of the HTML; the others
 * follow after it.
 */
export const settleWithin = async (record: DeferredRecord, milliseconds: number): Promise<DeferredRecord> => {
  const entries = Object.entries(record)
  if (entries.length === 0) return record
  const timer = Promise.withResolvers<undefined>()
  const timeout = setTimeout(() => timer.resolve(undefined), milliseconds)
  const settled = await Promise.all(
    entries.map(async ([key, deferred]) => [key, (await Promise.race([settle(deferred), timer.promise])) ?? deferred]),
  )
  clearTimeout(timeout)
  return Object.fromEntries(settled)
}
