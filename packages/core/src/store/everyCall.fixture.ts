import type { Outcome } from '../shared/outcome.ts'
import type { Store } from './store.types.ts'

const password = { currentPassword: 'old', newPassword: 'New-pass-1', confirmPassword: 'New-pass-1' }

type CallingDomains = Pick<Store, 'account' | 'auth' | 'cart' | 'checkout' | 'membership' | 'shipping' | 'wishlist'>

/** Every command that answers with an outcome, by its name in the store. */
export const everyCall: Readonly<Record<string, (store: CallingDomains) => Promise<Outcome<unknown>>>> = {
  'account.changePassword': ({ account }) => account.commands.changePassword(password),
  'account.load': ({ account }) => account.commands.load(),
  'account.loadMoreOrders': ({ account }) => account.commands.loadMoreOrders(),
  'account.update': ({ account }) => account.commands.update({ firstName: 'Ada' }),
  'auth.complete': ({ auth }) => auth.commands.complete('/de/de-de/auth-callback?code=abc&state=lost'),
  'auth.signIn': ({ auth }) => auth.commands.signIn(),
  'cart.add': ({ cart }) => cart.commands.add({ variantId: '201' }),
  'cart.change': ({ cart }) => cart.commands.change({ kind: 'note', text: 'Ring twice.' }),
  'cart.moveToWishlist': ({ cart }) => cart.commands.moveToWishlist('line-1'),
  'cart.refresh': ({ cart }) => cart.commands.refresh(),
  'cart.remove': ({ cart }) => cart.commands.remove('line-1'),
  'cart.setCountry': ({ cart }) => cart.commands.setCountry('FR'),
  'cart.setQuantity': ({ cart }) => cart.commands.setQuantity('line-1', 2),
  'checkout.start': ({ checkout }) => checkout.commands.start(),
  'membership.load': ({ membership }) => membership.commands.load(),
  'membership.verify': ({ membership }) => membership.commands.verify('CODE'),
  'shipping.refresh': ({ shipping }) => shipping.commands.refresh(),
  'wishlist.add': ({ wishlist }) => wishlist.commands.add({ productId: '7' }),
  'wishlist.load': ({ wishlist }) => wishlist.commands.load(),
  'wishlist.remove': ({ wishlist }) => wishlist.commands.remove('1'),
}
