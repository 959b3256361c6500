import { createActor } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { itemOf, settled } from './wishlist.fixture.ts'
import { wishlistMachine } from './wishlist.machine.ts'
import type { WishlistItem } from './wishlist.types.ts'
import { createWishlistDomain } from './wishlist.view.ts'

/** Opens a wish list with the products 1 and 2; the mock server handles a request when the test calls `answer`. */
export const openPaused = () => {
  const calls: string[] = []
  const paused: (() => void)[] = []
  let items: readonly WishlistItem[] = [itemOf('1'), itemOf('2')]
  const hold = (call: string, change: () => void) => {
    calls.push(call)
    return new Promise<readonly WishlistItem[]>((resolve) =>
      paused.push(() => {
        change()
        resolve(items)
      }),
    )
  }
  const gateway = {
    load: () => hold('load', () => undefined),
    add: ({ productId }: { productId: string }) =>
      hold(`add ${productId}`, () => {
        items = [...items, itemOf(productId)]
      }),
    remove: (id: string) =>
      hold(`remove ${id}`, () => {
        items = items.filter((item) => item.id !== id)
      }),
  }
  const actor = createActor(wishlistMachine, { input: { gateway } }).start()
  const { commands, getSnapshot: view, on } = createWishlistDomain(actor, createCalls(actor, createTestIds()).start)
  const emitted: string[] = []
  on('*', ({ type }) => void emitted.push(type))
  /**
   * Switches the mock server to the list of another customer. Requests that already wait still get the list of the
   * first customer.
   */
  const owner = (list: readonly WishlistItem[]) => {
    const earlier = items
    for (const [index, give] of paused.entries()) {
      paused[index] = () => {
        items = earlier
        give()
        items = list
      }
    }
    items = list
  }
  const answer = async () => {
    for (const give of paused.splice(0)) give()
    await settled()
  }
  const answerAll = async () => {
    while (paused.length > 0) await answer()
  }
  return { actor, answer, answerAll, calls, commands, owner, emitted, view }
}
