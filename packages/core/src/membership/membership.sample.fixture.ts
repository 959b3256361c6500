import { call, gateways, sampleOf } from '../store/machineSample.fixture.ts'
import { membershipMachine } from './membership.machine.ts'
import { NO_MEMBERSHIP } from './membership.rules.ts'

const membership = { ...NO_MEMBERSHIP, isActive: true, customerGroupId: '7' }

export const sample = sampleOf(
  membershipMachine,
  { gateway: gateways.membership },
  [
    { type: 'membership.load', call },
    { type: 'membership.refresh' },
    { type: 'membership.verify', code: 'CODE', call },
    { type: 'membership.reset' },
    { type: 'membership.restore', membership },
  ],
  {
    load: [
      { membership, expired: false },
      { membership, expired: true },
    ],
    verify: [{ membership, message: 'Welcome' }],
  },
)
