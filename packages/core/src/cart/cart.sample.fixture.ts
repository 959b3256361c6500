import { StoreError } from '../shared/errors.ts'
import { call, gateways, sampleOf } from '../store/machineSample.fixture.ts'
import { cartOf, lineOf } from './cart.fixture.ts'
import { cartMachine } from './cart.machine.ts'

const line = lineOf('a', { variantId: '1', productId: '11', inventoryLevel: 3, isTracked: true })
const notice = { code: 'price-changed', lineId: 'a', text: null, wanted: 1000, granted: 900 }
const filled = cartOf([line], { country: 'DE' })
const replaced = cartOf([line], { id: 'cart-2', removed: [{ id: 'b', name: 'Stove' }], notices: [notice] })

export const sample = sampleOf(
  cartMachine,
  { gateway: gateways.cart },
  [
    { type: 'cart.start', changeId: 'id-1', cartId: null, country: 'DE' },
    { type: 'cart.start', changeId: 'id-2', cartId: 'cart-1', country: 'AT', wasChosen: true },
    { type: 'cart.refresh', call },
    { type: 'cart.claim' },
    { type: 'cart.release', cartId: 'cart-1' },
    { type: 'cart.release' },
    { type: 'cart.answer' },
    { type: 'cart.adopt', cartId: 'cart-2' },
    { type: 'cart.adopt', cartId: 'cart-1', news: 'any' },
    { type: 'cart.adopt', cartId: 'cart-1', news: { cartId: 'cart-1', version: '7' } },
    { type: 'cart.flush', call },
    { type: 'cart.change', changeId: 'id-3', change: { kind: 'add', variantId: '1', quantity: 1, name: 'Tent' }, call },
    { type: 'line.setQuantity', changeId: 'id-4', lineId: 'a', quantity: 2, call },
    { type: 'line.setQuantity', changeId: 'id-5', lineId: 'a', quantity: '99' },
    { type: 'cart.change', changeId: 'id-6', change: { kind: 'remove', lineId: 'a' }, call },
    { type: 'cart.change', changeId: 'id-7', change: { kind: 'remove', lineId: 'a', isMove: true } },
    { type: 'line.move', lineId: 'a', call },
    { type: 'line.moveFailed', lineId: 'a', error: new StoreError('SERVER', 'SERVER') },
    { type: 'cart.change', changeId: 'id-8', change: { kind: 'country', country: 'FR' }, call },
    { type: 'cart.change', changeId: 'id-9', change: { kind: 'note', text: 'Ring twice.' } },
    { type: 'moved.clear' },
    { type: 'quantity.debounced', changeId: 'id-4' },
  ],
  { loadCart: [filled, null], claimCart: [filled, null], saveChange: [filled, replaced] },
)
