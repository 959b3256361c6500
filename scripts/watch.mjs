import { watch } from 'node:fs'
import { join } from 'node:path'
import { isStopping } from './processes.mjs'
import { explain, root } from './settings.mjs'

/** Debounce in milliseconds: editors and generators write several files, and the same file several times. */
const quiet = 100

/**
 * Calls `act` after matching files below the folders have changed: once for changes in quick succession, and never
 * twice at the same time.
 */
export const onChange = (folders, matters, act) => {
  let timer
  let isActing = false
  let isDue = false
  const run = async () => {
    isDue = true
    if (isActing) return
    isActing = true
    while (isDue && !isStopping()) {
      isDue = false
      await act().catch(explain)
    }
    isActing = false
  }
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !matters(file)) return
      clearTimeout(timer)
      timer = setTimeout(run, quiet)
    })
  }
}
