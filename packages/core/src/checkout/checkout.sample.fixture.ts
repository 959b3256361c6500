import { StoreError } from '../shared/errors.ts'
import { call, gateways, sampleOf } from '../store/machineSample.fixture.ts'
import { embedded, free, redirect } from './checkout.fixture.ts'
import { checkoutMachine } from './checkout.machine.ts'

export const sample = sampleOf(
  checkoutMachine,
  { gateway: gateways.checkout },
  [
    { type: 'checkout.start', key: 'id-1', call },
    { type: 'checkout.accept', checkout: redirect },
    { type: 'checkout.accept', checkout: embedded },
    { type: 'checkout.cartReady', key: 'id-1', ...free },
    { type: 'checkout.cartReady', key: 'id-1', ...free, blockers: ['retired'] },
    { type: 'checkout.cartReady', key: 'id-0', ...free },
    { type: 'checkout.cartFailed', key: 'id-1', error: new StoreError('ABORTED', 'ABORTED') },
    { type: 'checkout.abort' },
    { type: 'checkout.refuse', error: new StoreError('UNSAFE_URL', 'refused') },
  ],
  {
    startCheckout: [redirect, embedded],
  },
)
