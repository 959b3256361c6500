import { StoreError } from '../shared/errors.ts'
import { gateways, platform, sampleOf, site } from '../store/machineSample.fixture.ts'
import { CALLBACK, CHANNELS, NOW, ORIGIN, sessionOf } from './auth.fixture.ts'
import { authMachine } from './auth.machine.ts'

const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
const signedIn = { session: sessionOf(), returnTo: '/de/de-de/p/fleece', intent: null, now: NOW }

export const sample = sampleOf(
  authMachine,
  { gateway: gateways.auth, platform, site, channels: CHANNELS, origin: ORIGIN, identity: { refreshTokens: true } },
  [
    { type: 'auth.restore', session: null, now: NOW },
    { type: 'auth.restore', session: sessionOf(), now: NOW },
    { type: 'auth.restore', session: sessionOf({ channel: 2 }), now: NOW },
    { type: 'auth.restore', session: sessionOf({ exp: NOW / 1000 - 1 }), now: NOW },
    { type: 'auth.adopt', session: null, now: NOW },
    { type: 'auth.adopt', session: sessionOf({ bigCommCustomerID: 7 }), now: NOW },
    { type: 'auth.adopt', session: sessionOf({ channel: 2 }), now: NOW },
    { type: 'auth.signIn', options: {} },
    { type: 'auth.complete', href: CALLBACK },
    { type: 'auth.complete', href: `${CALLBACK}?code=code&state=state` },
    { type: 'auth.signOut' },
    { type: 'auth.reject' },
    { type: 'auth.check', now: NOW },
    { type: 'auth.check', now: NOW + 3_590_000 },
    { type: 'auth.check', now: NOW + 7_200_000 },
    { type: 'auth.returned' },
    { type: 'auth.setIntent', intent: { kind: 'wishlist.add', productId: '11', variantId: '1' } },
    { type: 'auth.setIntent', intent: null },
    { type: 'auth.restoreFailed', error: new StoreError('NETWORK', 'NETWORK') },
  ],
  {
    beginSignIn: [{ href: `${ORIGIN}/as/authorization.oauth2`, pkce }],
    renewSession: [
      { session: null, previous: '', now: NOW },
      { session: null, previous: '', now: NOW + 7_200_000 },
      { session: sessionOf({ given_name: 'Zoë' }), previous: sessionOf().accessToken, now: NOW },
    ],
    completeSignIn: [signedIn, { ...signedIn, session: sessionOf({ channel: 2 }) }],
  },
)
