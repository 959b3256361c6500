import { checkEnd, checkNow, heal } from './invariants.ts'
import { openShop } from './shop.ts'
import { happen, type Step } from './steps.ts'
import type { WalkTime } from './wallTime.ts'

/** Runs one walk; rejects with the first invariant that fails. */
export const goWalk = async (steps: readonly Step[], time: WalkTime): Promise<void> => {
  const shop = openShop(time)
  try {
    await time.rest()
    for (const step of steps) {
      await happen(step, shop, time)
      checkNow(shop)
    }
    await heal(shop, time)
    for (const tab of shop.tabs.keys()) shop.call(tab, 'refresh', ({ cart }) => cart.commands.refresh())
    await heal(shop, time)
    checkNow(shop)
    checkEnd(shop)
  } finally {
    shop.close()
  }
}
