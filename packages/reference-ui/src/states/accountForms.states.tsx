import type { AccountGateway } from '@cairn/core/account'
import type { Membership, MembershipGateway } from '@cairn/core/membership'
import { OtherStore } from '../account/signIn/OtherStore.tsx'
import callbackStyles from '../account/signIn/SignUp.module.css'
import { Toasts } from '../app/shell/Toasts.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import { accountOf, at, down, hasFailed, isAnonymous, refusing, visitor, withAccount } from './account.setup.ts'
import { isThere, never, press, write } from './acting.ts'
import type { Captured } from './captured.ts'
import { pageView } from './pageView.tsx'
import type { Overrides, Part, Stage } from './states.types.ts'

const page = async (stage: Stage) => (
  <>
    {await pageView(stage)}
    <Toasts />
  </>
)

const submit = 'main form button[type="submit"]'
const isWrong = isThere('main form [aria-invalid="true"]')
const says = (selector: string) => (): boolean => (document.querySelector(selector)?.textContent ?? '').trim() !== ''
const hasFailure = says('main form [role="alert"]')
const isBusy = isThere('main form [aria-busy="true"], main form button[aria-disabled="true"]')

/** Returns an action that fills in the form of the page and submits it. */
const send = (fields: Readonly<Record<string, string>>) => async (): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) await write(`main input[name="${name}"]`, value)
  await press(submit)
}

const changed = send({ firstName: 'Robin-Alexandra' })
const passwords = {
  currentPassword: 'a-stone-on-a-stone',
  newPassword: 'another-stone-on-a-stone',
  confirmPassword: 'another-stone-on-a-stone',
}

const profile = (change: Partial<AccountGateway> = {}) =>
  at(
    '/account/profile',
    withAccount(() => change),
  )
const password = (change: Partial<AccountGateway> = {}) =>
  at(
    '/account/password',
    withAccount(() => change),
  )

const membership: Membership = {
  isActive: true,
  customerGroupId: null,
  customerGroup: null,
  community: 'Experts',
  category: null,
  discount: 30,
  expiry_date: new Date(Date.UTC(2025, 5, 30)).toISOString(),
}
const programme = (change: Partial<MembershipGateway>) =>
  at('/account/pro-program', () => ({
    gateways: {
      membership: { load: async () => ({ membership: null, expired: false }), verify: never, ...change },
    },
  }))
const hasProgramme = ({ store }: Stage): boolean => store.membership.getSnapshot().status === 'ready'
const enterCode = send({ authenticationCode: 'CAIRN-0007' })

export const accountFormsPart: Part = {
  name: 'account-forms',
  states: [
    { name: 'profile', overrides: profile(), view: page, until: isThere('main form') },
    { name: 'profile-signed-out', overrides: at('/account/profile', visitor), view: page, until: isAnonymous },
    { name: 'profile-loading', overrides: profile({ profile: never }), view: page },
    { name: 'profile-error', overrides: profile({ profile: down }), view: page, until: hasFailed },
    {
      name: 'profile-wrong',
      overrides: profile(),
      view: page,
      act: send({ firstName: '', userName: 'robin' }),
      until: isWrong,
    },
    {
      name: 'profile-saving',
      overrides: profile({ updateProfile: never }),
      view: page,
      act: changed,
      until: ({ store }) => store.account.getSnapshot().isSaving,
    },
    { name: 'profile-saved', overrides: profile(), view: page, act: changed, until: says('main form [role="status"]') },
    {
      name: 'profile-taken',
      overrides: profile({ updateProfile: refusing('user_name_taken', 'We cannot use this e-mail address.') }),
      view: page,
      act: send({ userName: 'taken@cairn.example' }),
      until: isWrong,
    },
    {
      name: 'profile-not-saved',
      overrides: profile({ updateProfile: down }),
      view: page,
      act: changed,
      until: hasFailure,
    },
    {
      name: 'profile-not-kept',
      overrides: profile(),
      view: page,
      act: async () => {
        await write('main input[name="firstName"]', 'Robin-Alexandra')
        await press('main nav a:not([aria-current])')
      },
      until: isThere('dialog[open]'),
    },
    { name: 'password', overrides: password(), view: page, until: isThere('main form') },
    {
      name: 'password-error',
      overrides: password({ profile: down }),
      view: page,
      until: isThere('main [role="alert"]'),
    },
    { name: 'password-empty', overrides: password(), view: page, act: send({}), until: isWrong },
    {
      name: 'password-short',
      overrides: password(),
      view: page,
      act: () => write('main input[name="newPassword"]', 'stone'),
    },
    {
      name: 'password-strong',
      overrides: password(),
      view: page,
      act: () => write('main input[name="newPassword"]', 'a stone on a stone on a stone'),
    },
    {
      name: 'password-different',
      overrides: password(),
      view: page,
      act: send({ ...passwords, confirmPassword: 'something-else' }),
      until: isWrong,
    },
    {
      name: 'password-saving',
      overrides: password({ changePassword: never }),
      view: page,
      act: send(passwords),
      until: isBusy,
    },
    {
      name: 'password-changed',
      overrides: password(),
      view: page,
      act: send(passwords),
      until: says('main form > :last-child, main form [role="status"]'),
    },
    {
      name: 'password-refused',
      overrides: password({ changePassword: refusing('wrong_password', 'The current password is not right') }),
      view: page,
      act: send(passwords),
      until: isWrong,
    },
    { name: 'programme-loading', overrides: programme({ load: never }), view: page },
    {
      name: 'programme-error',
      overrides: programme({ load: down }),
      view: page,
      until: ({ store }) => store.membership.getSnapshot().error !== null,
    },
    { name: 'programme-none', overrides: programme({}), view: page, until: hasProgramme },
    {
      name: 'programme-ended',
      overrides: programme({ load: async () => ({ membership: { ...membership, isActive: false }, expired: true }) }),
      view: page,
      until: hasProgramme,
    },
    { name: 'programme-empty-code', overrides: programme({}), view: page, act: send({}), until: isWrong },
    { name: 'programme-verifying', overrides: programme({}), view: page, act: enterCode, until: isBusy },
    {
      name: 'programme-refused',
      overrides: programme({ verify: refusing('code_refused', 'This code does not open a membership') }),
      view: page,
      act: enterCode,
      until: () => hasFailure() || isWrong(),
    },
    {
      name: 'programme-member',
      overrides: at('/account/pro-program', () => ({ isMember: true })),
      view: page,
      until: hasProgramme,
    },
    {
      name: 'programme-joined',
      overrides: at('/account/pro-program'),
      view: page,
      act: send({ authenticationCode: 'CAIRN-0001' }),
      until: ({ store }) => store.membership.getSnapshot().isMember,
    },
    {
      name: 'programme-renewing',
      overrides: at('/account/pro-program', () => ({ isMember: true })),
      view: page,
      act: () => press('main summary'),
      until: isThere('main details[open] form'),
    },
  ],
}

const newcomer = {
  firstName: 'Robin',
  lastName: 'Walker',
  userName: 'walker@cairn.example',
  password: 'a-stone-on-a-stone',
}
const signUp =
  (call: AccountGateway['signUp']) =>
  (data: Captured): Overrides => ({ path: '/sign-up', gateways: { account: accountOf(data, { signUp: call }) } })
const callback =
  (change: Partial<Overrides> = {}) =>
  (): Overrides => ({ path: '/auth-callback?code=1&state=2', ...change })

export const signingInPart: Part = {
  name: 'signing-in',
  states: [
    { name: 'sign-up', overrides: signUp(never), view: page },
    { name: 'sign-up-wrong', overrides: signUp(never), view: page, act: send({}), until: isWrong },
    { name: 'sign-up-sending', overrides: signUp(never), view: page, act: send(newcomer), until: isBusy },
    {
      name: 'sign-up-taken',
      overrides: signUp(refusing('user_name_taken', 'There is an account with this address.')),
      view: page,
      act: send(newcomer),
      until: isWrong,
    },
    {
      name: 'sign-up-refused',
      overrides: signUp(refusing('sign_ups_closed', 'No accounts are opened today.')),
      view: page,
      act: send(newcomer),
      until: hasFailure,
    },
    { name: 'callback-waiting', overrides: callback({ isStarted: false }), view: page },
    {
      name: 'callback-exchanging',
      overrides: callback(),
      view: page,
      until: ({ store }) => store.auth.getSnapshot().status === 'exchanging',
    },
    {
      name: 'callback-other-store',
      view: () => (
        <main id="main">
          <Wrap className={callbackStyles.page}>
            <div className={callbackStyles.failed}>
              <OtherStore returnTo="/" />
            </div>
          </Wrap>
        </main>
      ),
    },
    {
      name: 'callback-failed',
      isHurried: true,
      overrides: callback(),
      view: page,
      until: isThere('[role="alert"] h1'),
    },
  ],
}
