import { StoreError } from '../shared/errors.ts'
import { call, gateways, sampleOf } from '../store/machineSample.fixture.ts'
import { cart } from './checkout.fixture.ts'
import { checkoutMachine } from './checkout.machine.ts'

const ORIGIN = 'https://shop.example'

export const sample = sampleOf(
  checkoutMachine,
  { gateway: gateways.checkout },
  [
    { type: 'checkout.start', key: 'id-1', call },
    { type: 'checkout.accept', returnUrl: `${ORIGIN}/checkout/1` },
    { type: 'checkout.cartReady', key: 'id-1', cart },
    { type: 'checkout.cartReady', key: 'id-1', cart: { ...cart, blockers: ['retired'] } },
    { type: 'checkout.cartReady', key: 'id-0', cart },
    { type: 'checkout.cartFailed', key: 'id-1', error: new StoreError('ABORTED', 'ABORTED') },
    { type: 'checkout.abort' },
    { type: 'checkout.refuse', error: new StoreError('UNSAFE_URL', 'refused') },
  ],
  {
    syncMetafield: [undefined],
    startCheckout: [`${ORIGIN}/checkout/1`],
  },
)
