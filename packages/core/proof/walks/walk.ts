import { checkEnd, checkNow, heal } from './invariants.ts'
import { openShop } from './shop.ts'
import { happen, type Step } from './steps.ts'
import type { WalkTime } from './wallTime.ts'

/** Runs one walk and returns the names of the commands that it called; rejects with the first invariant that fails. */
export const goWalk = async (steps: readonly Step[], time: WalkTime): Promise<ReadonlySet<string>> => {
  const shop = openShop(time)
  try {
    await time.rest()
    for (const step of steps) {
      await happen(step, shop, time)
      checkNow(shop)
    }
    await heal(shop, time)
    for (const tab of shop.tabs.keys())
      shop.call(tab, 'cart.refresh', ({ cart }) => cart.commands.refresh(), shop.promises.refreshed)
    await heal(shop, time)
    checkNow(shop)
    checkEnd(shop)
    return shop.diary.called
  } finally {
    shop.close()
  }
}
