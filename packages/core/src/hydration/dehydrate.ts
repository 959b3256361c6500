import type { AnyHydration } from '../kit/hydration.types.ts'
import type { Domain, EventLike } from '../shared/domain.ts'
import type { Site } from '../shared/site.ts'
import { hydrationOf } from './hydrations.ts'
import type { HydrationPayload } from './payload.types.ts'

type AnyDomain = Domain<object, object, EventLike> & { readonly hydration?: AnyHydration }

const isDomain = (member: unknown): member is AnyDomain => 'getSnapshot' in Object(member)

/**
 * Returns what the browser needs to begin with the views of this store, as JSON. A domain sends only the members that
 * its hydration names; auth, account, wish list, checkout, overlay and toasts send nothing.
 *
 * @example const payload = dehydrate(store)
 */
export const dehydrate = (store: { readonly site: Site }): HydrationPayload => {
  const domains = Object.entries<unknown>({ ...store }).flatMap(([name, member]) =>
    isDomain(member) ? [{ name, view: member.getSnapshot(), hydration: hydrationOf(name, member.hydration) }] : [],
  )
  // A signed-in customer may get other results and prices than a guest, so nothing of such a store is public.
  const isSignedIn = domains.some(({ name, view }) => name === 'auth' && Reflect.get(view, 'isAuthenticated') === true)
  const sent: { name: string; value: unknown; isPublic: boolean }[] = domains.flatMap(({ name, view, hydration }) => {
    const value = hydration?.dehydrate(view)
    return value === undefined ? [] : [{ name, value, isPublic: !isSignedIn && hydration?.isPublic === true }]
  })
  const valuesOf = (isPublic: boolean) =>
    Object.fromEntries(sent.filter((each) => each.isPublic === isPublic).map(({ name, value }) => [name, value]))
  const payload: HydrationPayload = { site: store.site.prefix, private: valuesOf(false), public: valuesOf(true) }
  // React passes only plain values from a server component to a client component.
  return JSON.parse(JSON.stringify(payload))
}
