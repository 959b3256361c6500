import type { Shop } from './shop.ts'

const fail = (what: string, seen: unknown): never => {
  throw new Error(`${what}: ${JSON.stringify(seen)}`)
}

/** Checks the invariants that hold after every step. */
export const checkNow = ({ tabs, server, diary }: Shop): void => {
  if (diary.broken.length > 0) fail('an actor is in error', diary.broken)
  for (const tab of tabs) {
    const { id } = tab.cart.getSnapshot()
    const owner = id === null ? null : (server.carts.get(id)?.owner ?? null)
    const user = tab.auth.getSnapshot().user?.userName ?? null
    // After a sign-in in another tab, the cart may already have an owner while this tab has no session yet. As soon as
    // this tab has a session, the owner must be the user of the session.
    if (owner !== null && user !== null && owner !== user) fail("a stranger's cart is shown", { owner, user })
  }
  if (diary.wrong.length > 0) fail('an outcome is not true', diary.wrong)
  const endedTwice = [...diary.ends].filter(([, times]) => times > 1)
  if (endedTwice.length > 0) fail('a call ends twice', endedTwice)
  const seen = new Set<string>()
  for (const { cart, key } of server.added) {
    const name = `${cart} ${key}`
    if (seen.has(name)) fail('an add counts twice', name)
    seen.add(name)
  }
}

/** Restores the network and waits until no tab has pending changes, requests or calls. */
export const heal = async (
  shop: Shop,
  time: { pass: (milliseconds: number) => Promise<void>; rest: () => Promise<void> },
): Promise<void> => {
  shop.wire.setOffline(false)
  const isBusy = () =>
    shop.wire.count() > 0 ||
    shop.diary.open.size > 0 ||
    shop.tabs.some((tab) => {
      const { isSaving, isLoading } = tab.cart.getSnapshot()
      return isSaving || isLoading || tab.checkout.getSnapshot().status === 'preparing'
    })
  for (let quiet = 0, rounds = 0; quiet < 2; rounds += 1) {
    if (rounds > 60)
      fail(
        'it does not come to rest',
        shop.tabs.map((tab) => tab.cart.getSnapshot()),
      )
    for (let calls = 0; shop.wire.count() > 0; calls += 1) {
      if (calls > 500) fail('calls without end', shop.wire.count())
      shop.wire.move(0, 'well')
      await time.rest()
    }
    await time.pass(1000)
    quiet = isBusy() ? 0 : quiet + 1
  }
}

/** Checks the invariants that hold at the end of a walk, when the network works again. */
export const checkEnd = ({ tabs, server, browser, diary }: Shop): void => {
  if (diary.open.size > 0) fail('a call has no outcome', [...diary.open])
  // When two tabs create a first cart, the slower one repeats its add in the winning cart, sometimes under the next number of
  // its key. The cart that it created is abandoned, so both adds count as one.
  const byChange = new Map(server.added.map(({ key, pieces }) => [key.replace(/\.\d+$/, ''), pieces]))
  const applied = [...byChange.values()].reduce((sum, pieces) => sum + pieces, 0)
  if (applied > diary.commanded) fail('pieces are doubled', { applied, commanded: diary.commanded })
  if (!diary.hasDropped && diary.failures === 0 && applied !== diary.commanded) {
    fail('pieces are lost', { applied, commanded: diary.commanded })
  }
  const kept = browser.cookies.get('bc_cartId_EU')
  const users = tabs.map((tab) => tab.auth.getSnapshot().user?.userName ?? null)
  if (users[0] !== users[1]) fail('the tabs disagree on who is signed in', users)
  if (!diary.hasDropped && diary.failures === 0) {
    const stored = kept === null ? undefined : server.carts.get(kept)
    for (const [id, wanted] of diary.expected) {
      const quantity = stored?.lines.find((line) => line.id === id)?.quantity ?? 0
      if (![...wanted.values()].includes(quantity)) fail('a change is lost', { id, wanted: [...wanted], quantity })
    }
  }
  for (const [user, { wishlist }] of server.customers)
    for (const { product } of wishlist) diary.saved.delete(`${user} ${product}`)
  if (diary.saved.size > 0) fail('a saved product is not on the list', [...diary.saved])
  if (!diary.hasDropped && !diary.hasTaken && diary.failures === 0 && kept !== null) {
    const pieces = server.carts.get(kept)?.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    if (pieces !== diary.commanded) fail('pieces are in another cart', { pieces, commanded: diary.commanded })
  }
  for (const tab of tabs) {
    const { id, lines, count } = tab.cart.getSnapshot()
    const cart = kept === null ? undefined : server.carts.get(kept)
    const real = cart === undefined || cart.isClosed ? [] : cart.lines
    if (lines.length > 0 && id !== kept) fail('the tab shows another cart than the browser keeps', { id, kept })
    const shown = lines.map((line) => [line.id, line.quantity])
    const wanted = real.map((line) => [line.id, line.quantity])
    if (JSON.stringify(shown) !== JSON.stringify(wanted))
      fail("the shown cart is not the server's", { shown, wanted, count })
  }
  if (diary.unauthorized > diary.sessions) fail('a session is lost more often than it began', diary)
  if (diary.toasts.length > diary.causes) fail('a cause is notified twice', diary)
  const causes = diary.toasts.filter((code) => code === 'unauthorized').length
  if (causes > diary.unauthorized) fail('a lost session is notified twice', diary)
}
