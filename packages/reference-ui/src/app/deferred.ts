/** A secondary value which may come after the page: reviews, recommendations. */
export type Deferred<T> =
  | { readonly status: 'pending'; readonly promise: Promise<T> }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed' }

export type DeferredRecord = Readonly<Record<string, Deferred<unknown>>>

/** What the page's `load` gave under `deferred`. */
export type DeferredPromises = Readonly<Record<string, Promise<unknown>>>

/** The same keys as the component sees them. */
export type DeferredOf<P extends DeferredPromises> = { readonly [K in keyof P]: Deferred<Awaited<P[K]>> }

export const pendingOf = <T>(promise: Promise<T>): Deferred<T> => {
  // A rejection is shown by whoever reads the value; nobody may read it, and that must not end the process.
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

/** Waits for a short time, so that what is quick stands in the HTML and only what is slow comes after it. */
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
