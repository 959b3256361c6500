import { StoreError } from '@cairn/core'
import type { AccountGateway } from '@cairn/core/account'
import { createFakeGateways } from '@cairn/core/testing'
import LoginRequired from '../account/LoginRequired.tsx'
import { Toasts } from '../app/Toasts.tsx'
import { isThere, never, press, write } from './acting.ts'
import type { Captured } from './captured.ts'
import { orderOf, wishOf } from './lines.ts'
import { pageView } from './pageView.tsx'
import type { Given, Part, PartState, Stage } from './states.types.ts'
import { until } from './waiting.ts'

const page = async (stage: Stage) => (
  <>
    {await pageView(stage)}
    <LoginRequired />
    <Toasts />
  </>
)

const down = async (): Promise<never> => {
  throw new StoreError('NETWORK', 'Nothing answers')
}

const profile = { bigCommCustomerID: 1001, userName: 'walker@cairn.example', firstName: 'Robin', lastName: 'Walker' }

/** An account whose answers are given here, for those that are not of the fake shop. */
const accountOf = (data: Captured, change: Partial<AccountGateway> = {}): AccountGateway => ({
  ...createFakeGateways().account,
  profile: async () => profile,
  updateProfile: async (changes) => ({ ...profile, ...changes }),
  changePassword: async () => profile,
  orders: async () => ({ orders: [orderOf(data, 0)], page: 1, total: 1 }),
  order: async (number) => orderOf(data, 0, { number }),
  ...change,
})

const orders = (data: Captured) => [
  orderOf(data, 0, { status: 'awaiting_fulfillment' }),
  orderOf(data, 2, { status: 'shipped' }),
  orderOf(data, 4, { status: 'completed' }),
  orderOf(data, 6, { status: 'cancelled' }),
]

/** A page of the account, signed in unless told otherwise. */
const at =
  (path: string, change: (data: Captured) => Given = () => ({})): NonNullable<PartState['given']> =>
  (data) => ({
    path,
    isSignedIn: true,
    ...change(data),
  })

const visitor = { isSignedIn: false } as const
const withAccount =
  (change: (data: Captured) => Partial<AccountGateway>) =>
  (data: Captured): Given => ({
    gateways: { account: accountOf(data, change(data)) },
  })
const many = withAccount((data) => ({ orders: async (number) => ({ orders: orders(data), page: number, total: 14 }) }))
const none = withAccount(() => ({ orders: async () => ({ orders: [], page: 1, total: 0 }) }))

const isReady = ({ store }: Stage): boolean => !store.account.getSnapshot().isLoading
const hasFailed = ({ store }: Stage): boolean => store.account.getSnapshot().error !== null

const listPages = (name: string, path: string): readonly PartState[] => [
  { name: `${name}-unknown`, given: at(path, () => ({ ...visitor, isStarted: false })), view: page },
  {
    name: `${name}-signed-out`,
    given: at(path, () => visitor),
    view: page,
    until: ({ store }) => store.auth.getSnapshot().status !== 'unknown',
  },
  {
    name: `${name}-loading`,
    given: at(
      path,
      withAccount(() => ({ profile: never, orders: never })),
    ),
    view: page,
  },
  {
    name: `${name}-error`,
    given: at(
      path,
      withAccount(() => ({ profile: down, orders: down })),
    ),
    view: page,
    until: hasFailed,
  },
  { name: `${name}-empty`, given: at(path, none), view: page, until: isReady },
  {
    name: `${name}-one`,
    given: at(
      path,
      withAccount(() => ({})),
    ),
    view: page,
    until: isReady,
  },
  { name: `${name}-many`, given: at(path, many), view: page, until: isReady },
]

export const accountPart: Part = {
  name: 'account',
  states: [
    ...listPages('dashboard', '/account/dashboard'),
    {
      name: 'dashboard-member',
      given: at('/account/dashboard', () => ({ isMember: true })),
      view: page,
      until: isReady,
    },
    ...listPages('orders', '/account/orderhistory'),
  ],
}

const wishes = (count: number, change: (data: Captured) => Partial<Given> = () => ({})) =>
  at('/account/wishlist', (data) => {
    const items = Array.from({ length: count }, (_, index) =>
      wishOf(data, index, index === 1 ? { isAvailable: false } : {}),
    )
    return {
      gateways: { wishlist: { load: async () => items, add: async () => items, remove: never } },
      ...change(data),
    }
  })

const wishlistIs =
  (status: string) =>
  ({ store }: Stage): boolean =>
    store.wishlist.getSnapshot().status === status

export const wishlistPart: Part = {
  name: 'wish-list',
  states: [
    { name: 'unknown', given: at('/account/wishlist', () => ({ ...visitor, isStarted: false })), view: page },
    { name: 'signed-out', given: at('/account/wishlist', () => visitor), view: page, until: isThere('dialog[open]') },
    {
      name: 'loading',
      given: wishes(0, () => ({ gateways: { wishlist: { load: never, add: never, remove: never } } })),
      view: page,
      until: wishlistIs('loading'),
    },
    {
      name: 'error',
      given: wishes(0, () => ({ gateways: { wishlist: { load: down, add: down, remove: down } } })),
      view: page,
      until: wishlistIs('error'),
    },
    { name: 'empty', given: wishes(0), view: page, until: wishlistIs('ready') },
    { name: 'one', given: wishes(1), view: page, until: wishlistIs('ready') },
    { name: 'many', given: wishes(9), view: page, until: wishlistIs('ready') },
    {
      name: 'removing',
      given: wishes(3),
      view: page,
      act: async (stage) => {
        await until(() => wishlistIs('ready')(stage), 'the wish list')
        stage.store.wishlist.commands.remove(1)
      },
      until: ({ store }) => store.wishlist.getSnapshot().isSaving,
    },
  ],
}

const submit = 'form[method="dialog"] button[type="submit"]'
const fill = async (): Promise<void> => {
  await write('input[name="firstName"]', 'Robin')
  await write('input[name="lastName"]', 'Walker')
  await write('input[name="userName"]', 'walker@cairn.example')
  await write('input[name="password"]', 'a-stone-on-a-stone')
  await press(submit)
}
const signUp =
  (call: AccountGateway['signUp']) =>
  (data: Captured): Given => ({
    path: '/sign-up',
    gateways: { account: accountOf(data, { signUp: call }) },
  })

export const signingInPart: Part = {
  name: 'signing-in',
  states: [
    { name: 'sign-up', given: () => ({ path: '/sign-up' }), view: page },
    {
      name: 'sign-up-errors',
      given: () => ({ path: '/sign-up' }),
      view: page,
      act: () => press(submit),
      until: isThere('[aria-invalid="true"]'),
    },
    {
      name: 'sign-up-sending',
      given: signUp(never),
      view: page,
      act: fill,
      until: isThere('form [aria-busy="true"], form [aria-disabled="true"]'),
    },
    {
      name: 'sign-up-refused',
      given: signUp(async () => {
        throw new StoreError('REFUSED', 'We cannot use this e-mail address.', {
          status: 422,
          detail: 'We cannot use this e-mail address.',
        })
      }),
      view: page,
      act: fill,
      until: () => (document.querySelector('form [role="alert"]')?.textContent ?? '') !== '',
    },
    {
      name: 'callback-waiting',
      given: (data) => ({
        path: '/auth-callback?code=1&state=2',
        isStarted: false,
        gateways: { account: accountOf(data) },
      }),
      view: page,
    },
    {
      name: 'callback-failed',
      given: () => ({ path: '/auth-callback?code=1&state=2' }),
      view: page,
      until: isThere('[role="alert"] h1'),
    },
  ],
}
