import fc from 'fast-check'
import { CODE, PASSWORD } from './modelCustomers.ts'
import { VARIANTS } from './modelServer.ts'
import { SHIPPING_FATES, type ShippingFate } from './modelShipping.ts'
import type { Shop } from './shop.ts'

/** A step with a command that mostly customers use. */
export type CustomerStep =
  | { readonly do: 'saveItem'; readonly tab: number; readonly product: number }
  | { readonly do: 'unsaveItem'; readonly tab: number; readonly item: number }
  | { readonly do: 'loadList' | 'loadAccount' | 'moreOrders' | 'loadMembership'; readonly tab: number }
  | { readonly do: 'rename'; readonly tab: number; readonly firstName: string }
  | { readonly do: 'password' | 'verify'; readonly tab: number; readonly isRight: boolean }
  | { readonly do: 'shipping'; readonly tab: number; readonly fate: ShippingFate }

const tab = fc.nat({ max: 1 })
/** The id of an item that is on no list, so that its removal finds nothing. */
const UNKNOWN_ITEM = '999999'

export const customerSteps: fc.Arbitrary<CustomerStep> = fc.oneof(
  fc.record({ do: fc.constant('saveItem' as const), tab, product: fc.constantFrom(...VARIANTS) }),
  fc.record({ do: fc.constant('unsaveItem' as const), tab, item: fc.nat({ max: 3 }) }),
  fc.record({
    do: fc.constantFrom('loadList' as const, 'loadAccount' as const, 'moreOrders' as const, 'loadMembership' as const),
    tab,
  }),
  fc.record({ do: fc.constant('rename' as const), tab, firstName: fc.constantFrom('Ada', 'Bea') }),
  fc.record({ do: fc.constantFrom('password' as const, 'verify' as const), tab, isRight: fc.boolean() }),
  fc.record({ do: fc.constant('shipping' as const), tab, fate: fc.constantFrom(...SHIPPING_FATES) }),
)

/** Calls the command of the step. */
export const callOfCustomer = (step: CustomerStep, { call, at, promises, shipping, diary }: Shop): void => {
  const store = at(step.tab)
  switch (step.do) {
    case 'saveItem': {
      const productId = `${step.product}`
      const user = store.auth.getSnapshot().user?.userName
      call(
        step.tab,
        'wishlist.add',
        ({ wishlist }) => wishlist.commands.add({ productId }),
        (items, caller) => {
          if (user !== undefined && !diary.hasUnsaved) diary.saved.add(`${user} ${productId}`)
          return promises.saved(productId)(items, caller)
        },
      )
      break
    }
    case 'unsaveItem': {
      const itemId = store.wishlist.getSnapshot().items[step.item]?.id ?? UNKNOWN_ITEM
      diary.hasUnsaved = true
      diary.saved.clear()
      call(step.tab, 'wishlist.remove', ({ wishlist }) => wishlist.commands.remove(itemId), promises.unsaved(itemId))
      break
    }
    case 'loadList':
      call(step.tab, 'wishlist.load', ({ wishlist }) => wishlist.commands.load(), promises.listed)
      break
    case 'loadAccount':
      call(step.tab, 'account.load', ({ account }) => account.commands.load(), promises.profiled)
      break
    case 'moreOrders': {
      const before = store.account.getSnapshot().orders.length
      call(
        step.tab,
        'account.loadMoreOrders',
        ({ account }) => account.commands.loadMoreOrders(),
        promises.moreOrders(before),
      )
      break
    }
    case 'rename': {
      const { firstName } = step
      call(
        step.tab,
        'account.update',
        ({ account }) => account.commands.update({ firstName }),
        promises.renamed(firstName),
      )
      break
    }
    case 'password': {
      const currentPassword = step.isRight ? PASSWORD : 'Wrong-1'
      call(
        step.tab,
        'account.changePassword',
        ({ account }) =>
          account.commands.changePassword({ currentPassword, newPassword: PASSWORD, confirmPassword: PASSWORD }),
        (profile, caller) => step.isRight && promises.profiled(profile, caller),
      )
      break
    }
    case 'loadMembership':
      call(step.tab, 'membership.load', ({ membership }) => membership.commands.load(), promises.member)
      break
    case 'verify':
      call(
        step.tab,
        'membership.verify',
        ({ membership }) => membership.commands.verify(step.isRight ? CODE : 'WRONG'),
        (value) => step.isRight && promises.activated(value),
      )
      break
    default:
      shipping.setNext(step.fate)
      call(step.tab, 'shipping.refresh', (caller) => caller.shipping.commands.refresh(), promises.shipped)
  }
}
