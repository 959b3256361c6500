import fc from 'fast-check'
import { type CustomerStep, callOfCustomer, customerSteps } from './customerSteps.ts'
import { VARIANTS } from './modelServer.ts'
import type { Shop } from './shop.ts'
import type { WalkTime } from './wallTime.ts'
import { FATES, type Fate } from './wire.ts'

/** One step of a walk. */
export type Step =
  | { readonly do: 'add'; readonly tab: number; readonly variant: number; readonly pieces: number }
  | { readonly do: 'quantity'; readonly tab: number; readonly line: number; readonly pieces: number }
  | { readonly do: 'remove' | 'moveToWishlist'; readonly tab: number; readonly line: number }
  | { readonly do: 'country'; readonly tab: number; readonly country: string }
  | { readonly do: 'note'; readonly tab: number; readonly text: string }
  | { readonly do: 'signIn'; readonly tab: number; readonly user: string }
  | { readonly do: 'signOut' | 'checkout' | 'order' | 'refresh' | 'reload'; readonly tab: number }
  | CustomerStep
  | { readonly do: 'network'; readonly pick: number; readonly fate: Fate }
  | { readonly do: 'offline'; readonly isOffline: boolean }
  | { readonly do: 'wait'; readonly milliseconds: number }

const tab = fc.nat({ max: 1 })
const line = fc.nat({ max: 2 })

const shopping = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      tab,
      variant: fc.constantFrom(...VARIANTS),
      pieces: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('quantity' as const), tab, line, pieces: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'moveToWishlist' as const), tab, line }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('country' as const), tab, country: fc.constantFrom('DE', 'FR', 'NO') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('note' as const),
      tab,
      text: fc.constantFrom('Ring twice', 'By the door', ''),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('signIn' as const), tab, user: fc.constantFrom('anna', 'ben') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'signOut' as const,
        'checkout' as const,
        'order' as const,
        'refresh' as const,
        'reload' as const,
      ),
      tab,
    }),
  },
)

const network = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      pick: fc.nat({ max: 5 }),
      fate: fc.constant<Fate>('well'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      pick: fc.nat({ max: 5 }),
      fate: fc.constantFrom(...FATES),
    }),
  },
)

const world = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(0, 100, 499, 500, 1000, 3000, 11_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('offline' as const), isOffline: fc.boolean() }) },
)

/**
 * Generates random walks of up to `longest` steps. `customers` is the weight of the customer steps: a higher weight
 * makes them more frequent.
 */
const walksOf = (longest: number, customers = 1): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof<fc.WeightedArbitrary<Step>[]>(
      { weight: 5, arbitrary: shopping },
      { weight: 6, arbitrary: network },
      { weight: 3, arbitrary: world },
      { weight: customers, arbitrary: customerSteps },
    ),
    { maxLength: longest, size: 'max' },
  )

/** The network steps that let all requests of the preceding steps succeed. */
const allWell: readonly Step[] = Array.from({ length: 12 }, (): Step => ({ do: 'network', pick: 0, fate: 'well' }))
/** The steps to a cart with one line and no pending change. */
export const begun: readonly Step[] = [
  { do: 'add', tab: 0, variant: 1, pieces: 1 },
  ...allWell,
  { do: 'wait', milliseconds: 1000 },
]
const signedIn: readonly Step[] = [{ do: 'signIn', tab: 0, user: 'anna' }]
/** The steps to a customer whose account is loaded. */
const known: readonly Step[] = [...signedIn, ...allWell, { do: 'loadAccount', tab: 0 }, ...allWell]

/**
 * Walks that begin with a cart, a signed-in customer, or both. A random walk seldom reaches such a state, and most
 * commands do nothing without it.
 */
const begunWalks: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.nat({ max: 3 }), walksOf(12, 4))
  .map(([kind, others]) => [...([begun, [...begun, ...signedIn], signedIn, known][kind] ?? []), ...others])

/** Mostly short walks, which find most bugs and run fast; some long ones for bugs that need many steps. */
export const walks: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 9, arbitrary: walksOf(9) },
  { weight: 1, arbitrary: walksOf(30) },
  { weight: 6, arbitrary: begunWalks },
)

const lineAt = (shop: Shop, atTab: number, index: number): string | undefined =>
  shop.at(atTab).cart.getSnapshot().lines[index]?.id

/** Steps that may change the quantity of any line, so the expected quantities are unknown after them. */
const UPSETTING: ReadonlySet<Step['do']> = new Set([
  'add',
  'moveToWishlist',
  'country',
  'signIn',
  'signOut',
  'checkout',
  'order',
  'reload',
])

/** Steps that may remove a line from a cart. */
const TAKING: ReadonlySet<Step['do']> = new Set(['quantity', 'remove', 'moveToWishlist', 'country', 'order'])

/**
 * Records the expected quantity of a line; the line of a closed cart, which the tab may still show, takes no change.
 * While a save is in flight, the record gets no new line, because that save may still change the line.
 */
const remember = ({ at, tabs, server, diary }: Shop, tab: number, id: string, pieces: number): void => {
  if (server.carts.get(at(tab).cart.getSnapshot().id ?? '')?.isClosed) return
  const expected = diary.expected.get(id)
  const isCalm = tabs.every(({ cart }) => !cart.getSnapshot().isSaving)
  if (expected) expected.set(tab, pieces)
  else if (isCalm) diary.expected.set(id, new Map([[tab, pieces]]))
}

/** Executes one step, and waits until its promises settle. */
export const happen = async (step: Step, shop: Shop, time: WalkTime): Promise<void> => {
  if (UPSETTING.has(step.do)) shop.diary.expected.clear()
  if (TAKING.has(step.do)) shop.diary.hasTaken = true
  switch (step.do) {
    case 'add':
      shop.diary.commanded += step.pieces
      shop.call(
        step.tab,
        'cart.add',
        ({ cart }) => cart.commands.add({ variantId: `${step.variant}`, quantity: step.pieces }),
        shop.promises.added(`${step.variant}`, () => shop.diary.hasTaken),
      )
      break
    case 'quantity': {
      const id = lineAt(shop, step.tab, step.line)
      if (id === undefined) break
      remember(shop, step.tab, id, step.pieces)
      shop.call(step.tab, 'cart.setQuantity', ({ cart }) => cart.commands.setQuantity(id, step.pieces))
      break
    }
    case 'remove':
    case 'moveToWishlist': {
      const id = lineAt(shop, step.tab, step.line)
      if (id === undefined) break
      if (step.do === 'remove') remember(shop, step.tab, id, 0)
      const command = step.do
      shop.call(step.tab, `cart.${command}`, ({ cart }) => cart.commands[command](id), shop.promises.removed(id))
      break
    }
    case 'country':
      shop.diary.countries.add(step.country)
      shop.call(
        step.tab,
        'cart.setCountry',
        ({ cart }) => cart.commands.setCountry(step.country),
        shop.promises.movedTo(shop.diary.countries),
      )
      break
    case 'note':
      shop.diary.notes.add(step.text)
      shop.call(
        step.tab,
        'cart.change',
        ({ cart }) => cart.commands.change({ kind: 'note', text: step.text }),
        shop.promises.noted(shop.diary.notes),
      )
      break
    case 'signIn':
      await shop.signIn(step.tab, step.user)
      break
    case 'signOut':
      shop.at(step.tab).auth.commands.signOut()
      break
    case 'checkout':
      shop.call(
        step.tab,
        'checkout.start',
        ({ checkout }) => checkout.commands.start(),
        shop.promises.left(shop.visited(step.tab)),
      )
      break
    case 'order': {
      const id = shop.at(step.tab).cart.getSnapshot().id
      if (id !== null) shop.server.placeOrder(id)
      break
    }
    case 'refresh':
      shop.call(step.tab, 'cart.refresh', ({ cart }) => cart.commands.refresh(), shop.promises.refreshed)
      break
    case 'reload':
      shop.reload(step.tab)
      break
    case 'network':
      shop.wire.move(step.pick, step.fate)
      break
    case 'offline':
      shop.wire.setOffline(step.isOffline)
      break
    case 'wait':
      await time.pass(step.milliseconds)
      break
    default:
      callOfCustomer(step, shop)
  }
  await time.rest()
}
