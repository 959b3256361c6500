import { call, gateways, refuse, sampleOf } from '../store/machineSample.fixture.ts'
import { accountMachine } from './account.machine.ts'

const profile = { customerId: '42', userName: 'ada@walker.example', firstName: 'Ada', lastName: 'Walker' }

export const sample = sampleOf(
  accountMachine,
  { gateway: gateways.account },
  [
    { type: 'account.load', call },
    { type: 'account.refresh' },
    { type: 'orders.loadMore', call },
    { type: 'account.save', change: { kind: 'profile.updated', save: refuse }, call },
    { type: 'account.reset' },
    { type: 'account.restore', profile },
  ],
  {
    loadAccount: [{ profile, orders: { orders: [], page: 1, total: 4 } }],
    loadOrders: [{ orders: [], page: 2, total: 4 }],
    saveChange: [{ kind: 'profile.updated', profile }],
  },
)
