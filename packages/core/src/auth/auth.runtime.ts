import { defineDomain } from '../kit/defineDomain.ts'
import { authMachine } from './auth.machine.ts'
import { channelsOf } from './auth.rules.ts'
import type { AuthMachineTypes } from './auth.setup.ts'
import { createAuthDomain } from './auth.view.ts'

/** The runtime of the domain: machine, view and commands, without effects and without a default gateway. */
export const authRuntime = defineDomain<AuthMachineTypes>()({
  name: 'auth',
  machine: authMachine,
  input: ({ gateway, environment: { platform, site, sites, channels, origin, identity } }) => ({
    gateway,
    platform,
    site,
    channels: channelsOf(sites, channels),
    origin,
    identity: identity || {},
  }),
  open: (actor, { startCall }) => createAuthDomain(actor, startCall),
  session: ({ context }) => context.session,
})
