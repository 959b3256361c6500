import { gateways, sampleOf } from '../store/machineSample.fixture.ts'
import { itemOf } from './wishlist.fixture.ts'
import { wishlistMachine } from './wishlist.machine.ts'

export const sample = sampleOf(
  wishlistMachine,
  { gateway: gateways.wishlist },
  [
    { type: 'wishlist.signedIn' },
    { type: 'wishlist.signedOut' },
    { type: 'wishlist.load' },
    { type: 'wishlist.add', item: { productId: '11', variantId: '1' } },
    { type: 'wishlist.remove', itemId: '110' },
  ],
  { loadList: [[itemOf('11')]], saveChange: [[itemOf('11')]] },
)
