export interface ReloadPort {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  readonly reload: () => void
  readonly now: () => number
}

const key = 'reloadedAt'
const quietTime = 20_000

/**
 * Reloads the document after a deployment has removed its chunks, at most once in 20 s, because a second failure within
 * that time has another cause. Returns whether it reloads.
 */
export const reloadOnce = ({ storage, reload, now }: ReloadPort): boolean => {
  try {
    const last = Number(storage?.getItem(key) ?? 0)
    if (!storage || now() - last < quietTime) return false
    storage.setItem(key, String(now()))
  } catch {
    // Without storage nothing would prevent a reload loop, so do not reload.
    return false
  }
  reload()
  return true
}
