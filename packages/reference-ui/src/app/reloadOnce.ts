export interface ReloadPort {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  readonly reload: () => void
  readonly now: () => number
}

const key = 'reloadedAt'
const quietTime = 20_000

/** Loads the document anew after a deployment took the old chunks away, once: a second failure within 20 s is a real one. Tells whether it does. */
export const reloadOnce = ({ storage, reload, now }: ReloadPort): boolean => {
  try {
    const last = Number(storage?.getItem(key) ?? 0)
    if (!storage || now() - last < quietTime) return false
    storage.setItem(key, String(now()))
  } catch {
    // Without storage nothing would stop a loop.
    return false
  }
  reload()
  return true
}
