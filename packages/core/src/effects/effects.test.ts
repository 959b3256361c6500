import { expect, test } from 'vitest'
import { lineOf } from '../cart/cart.fixture.ts'
import { allDomains } from '../domains/all.ts'
import type { AnyDefinition } from '../kit/definition.types.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { EventLike } from '../shared/domain.ts'
import { StoreError } from '../shared/errors.ts'
import { createStore } from '../store/createStore.ts'

interface AnyEvent extends EventLike {
  readonly [member: string]: unknown
}

interface Row {
  /** The domain that emits the events. */
  readonly from: string
  readonly events: readonly AnyEvent[]
  /** The views of the domains; empty by default. */
  readonly views?: Readonly<Record<string, object>>
  /** The expected actions of the effect, in this order: commands, and URLs to which the browser goes. */
  readonly does: readonly string[]
}

const error = new StoreError('REFUSED', 'Sold out', { detail: 'Sold out' })
const network = new StoreError('NETWORK', '')
const shop = 'https://shop.example/de/de-de'

/**
 * The expected actions of each effect that a shop can switch off. Only the first event of a row causes actions; the
 * effect must ignore the others.
 */
const rows: Readonly<Record<string, Row>> = {
  'cart.refreshWhenOpened': {
    from: 'overlay',
    events: [
      { type: 'panel.opened', panel: 'cart' },
      { type: 'panel.opened', panel: 'menu' },
    ],
    views: { cart: { lines: [lineOf('a')], isLoading: false, isSaving: false } },
    does: ['cart.refresh'],
  },
  'cart.clearMovedWhenClosed': {
    from: 'overlay',
    events: [
      { type: 'panel.closed', panel: 'cart' },
      { type: 'panel.closed', panel: 'menu' },
    ],
    does: ['cart.clearMoved'],
  },
  'country.goToSite': {
    from: 'country',
    events: [{ type: 'country.leaving', href: 'https://shop.example/fr/fr-fr/home', to: {} }],
    does: ['go to https://shop.example/fr/fr-fr/home'],
  },
  'overlay.openCartAfterAdd': {
    from: 'cart',
    events: [{ type: 'line.added', variantId: '1', quantity: 1, name: 'Jacket' }],
    does: ['overlay.openCart'],
  },
  'overlay.openLoginForWishlist': {
    from: 'wishlist',
    events: [{ type: 'wishlist.loginRequired', item: { productId: '1', variantId: null } }],
    does: ['overlay.openLogin'],
  },
  'overlay.closeWithSearch': {
    from: 'search',
    events: [{ type: 'search.closed' }],
    views: { overlay: { panel: 'search' } },
    does: ['overlay.closePanel'],
  },
  'overlay.openCountrySuggestion': {
    from: 'country',
    events: [{ type: 'country.suggested' }],
    does: ['overlay.openCountry'],
  },
  'overlay.closeCountrySuggestion': {
    from: 'country',
    events: [{ type: 'country.stayed' }],
    does: ['overlay.closeDialog'],
  },
  'search.openWithPanel': {
    from: 'overlay',
    events: [
      { type: 'panel.opened', panel: 'search' },
      { type: 'panel.opened', panel: 'menu' },
    ],
    does: ['search.open'],
  },
  'search.closeWithPanel': {
    from: 'overlay',
    events: [
      { type: 'panel.closed', panel: 'search' },
      { type: 'panel.closed', panel: 'menu' },
    ],
    does: ['search.close'],
  },
  'toasts.showSessionRejected': {
    from: 'auth',
    events: [
      { type: 'auth.signedOut', reason: 'unauthorized', session: null },
      { type: 'auth.signedOut', reason: 'expired', session: null },
    ],
    does: ['toasts.show unauthorized'],
  },
  'toasts.showRestoreFailure': {
    from: 'auth',
    events: [{ type: '@auth.anonymous', error: network }],
    does: ['toasts.show network'],
  },
  'toasts.showCartFailure': {
    from: 'cart',
    events: [
      { type: 'cart.failed', error, kind: 'add', name: 'Jacket' },
      { type: 'cart.failed', error: network, kind: 'add', name: 'Jacket' },
      { type: 'cart.failed', error, kind: 'add', name: 'Jacket', toast: false },
    ],
    does: ['toasts.showError REFUSED', 'toasts.show not-added'],
  },
  'toasts.showCartWaiting': {
    from: 'cart',
    events: [{ type: 'cart.waiting' }, { type: 'cart.waiting', toast: false }],
    does: ['toasts.show waiting'],
  },
  'toasts.showMaximum': {
    from: 'cart',
    events: [{ type: 'line.clamped', lineId: 'a', max: 3 }],
    does: ['toasts.show maximum-stock'],
  },
  'toasts.showUnshippable': {
    from: 'cart',
    events: [{ type: 'lines.unshippable', names: ['Stove'], country: 'CH' }],
    does: ['toasts.show unshippable'],
  },
  'toasts.showWishlistFailure': {
    from: 'wishlist',
    events: [
      { type: 'wishlist.failed', error },
      { type: 'wishlist.failed', error, toast: false },
    ],
    does: ['toasts.showError REFUSED'],
  },
  'toasts.showCheckoutFailure': {
    from: 'checkout',
    events: [
      { type: 'checkout.failed', error },
      { type: 'checkout.failed', error, toast: false },
    ],
    does: ['toasts.showError REFUSED'],
  },
  'toasts.showAccountFailure': {
    from: 'account',
    events: [
      { type: 'account.failed', error },
      { type: 'account.failed', error: new StoreError('UNAUTHORIZED', '') },
    ],
    does: ['toasts.showError REFUSED'],
  },
  'toasts.showMembershipFailure': {
    from: 'membership',
    events: [
      { type: 'membership.failed', error },
      { type: 'membership.failed', error: new StoreError('UNAUTHORIZED', '') },
    ],
    does: ['toasts.showError REFUSED'],
  },
  'toasts.showMembershipVerified': {
    from: 'membership',
    events: [{ type: 'membership.verified', message: 'Welcome', membership: {} }],
    does: ['toasts.show server'],
  },
  'toasts.showMembershipExpired': {
    from: 'membership',
    events: [{ type: 'membership.expired' }],
    does: ['toasts.show membership-expired'],
  },
}

/**
 * Runs a row in a store whose domains have no machines and only their named effects. Returns the actions of the effect
 * `name`.
 */
const doneIn = (name: string, { from, events, views = {} }: Row, effects: Readonly<Record<string, false>>) => {
  const done: string[] = []
  const platform = createMemoryPlatform({ href: `${shop}/home` })
  let emit = (_: EventLike): void => undefined
  const domains = allDomains.map((definition: AnyDefinition): AnyDefinition => {
    const commands = new Proxy(
      {},
      {
        get: (_, command) => (value: unknown) => {
          done.push([`${definition.name}.${String(command)}`, Object(value).code ?? []].flat().join(' '))
        },
      },
    )
    return {
      name: definition.name,
      effects: definition.effects?.filter((effect) => effect.name !== undefined),
      create: (host) => {
        if (definition.name === from) emit = host.emit
        const getSnapshot = () => views[definition.name] ?? {}
        const subscription = { unsubscribe: () => undefined }
        const domain = { commands, getSnapshot, getInitialSnapshot: getSnapshot, on: () => subscription }
        return {
          domain: { ...domain, subscribe: () => subscription },
          send: () => undefined,
          call: async () => ({ ok: true, value: undefined }),
          start: () => undefined,
          stop: () => undefined,
        }
      },
    }
  })
  const store = createStore({ site: 'de/de-de', platform, domains, effects })
  store.start()
  for (const event of events) emit(event)
  store.stop()
  const all = [...done, ...platform.visited.map((href) => `go to ${href}`)]
  return all.filter((each) => each.startsWith(name.split('.')[0] ?? '') || each.startsWith('go to'))
}

const named = allDomains
  .flatMap((definition: AnyDefinition) => definition.effects ?? [])
  .flatMap((effect) => effect.name ?? [])

test('every effect that a shop can switch off has a test', () => {
  expect(Object.keys(rows)).toEqual(named)
})

test.each(Object.entries(rows))('%s acts, and does not where a shop has switched it off', (name, row) => {
  expect(doneIn(name, row, {})).toEqual(row.does)
  expect(doneIn(name, row, { [name]: false })).toEqual([])
})
