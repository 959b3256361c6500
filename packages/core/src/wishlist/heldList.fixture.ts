import { createActor } from 'xstate'
import { itemOf, settled } from './wishlist.fixture.ts'
import { wishlistMachine } from './wishlist.machine.ts'
import type { WishlistItem } from './wishlist.types.ts'
import { createWishlistDomain } from './wishlist.view.ts'

/** A list of the products 1 and 2; the server applies a call, and answers it, when the test says so. */
export const openHeld = () => {
  const calls: string[] = []
  const held: (() => void)[] = []
  let items: readonly WishlistItem[] = [itemOf(1), itemOf(2)]
  const hold = (call: string, change: () => void) => {
    calls.push(call)
    return new Promise<readonly WishlistItem[]>((resolve) =>
      held.push(() => {
        change()
        resolve(items)
      }),
    )
  }
  const gateway = {
    load: () => hold('load', () => undefined),
    add: ({ productId }: { productId: number }) =>
      hold(`add ${productId}`, () => {
        items = [...items, itemOf(productId)]
      }),
    remove: (id: number) =>
      hold(`remove ${id}`, () => {
        items = items.filter((item) => item.id !== id)
      }),
  }
  const actor = createActor(wishlistMachine, { input: { gateway } }).start()
  const { commands, getSnapshot: view, on } = createWishlistDomain(actor)
  const told: string[] = []
  on('*', ({ type }) => void told.push(type))
  /** From now on the server answers for another customer; what was asked before, still for the first. */
  const owner = (list: readonly WishlistItem[]) => {
    const earlier = items
    for (const [index, give] of held.entries()) {
      held[index] = () => {
        items = earlier
        give()
        items = list
      }
    }
    items = list
  }
  const answer = async () => {
    for (const give of held.splice(0)) give()
    await settled()
  }
  const answerAll = async () => {
    while (held.length > 0) await answer()
  }
  return { actor, answer, answerAll, calls, commands, owner, told, view }
}
