import { watch } from 'node:fs'
import { join } from 'node:path'
import { isStopping } from './processes.mjs'
import { explain, root } from './settings.mjs'

/** Editors and generators write several files, and one file several times. */
const quiet = 100

/** Acts after files that matter have changed below these folders: once for changes together, never twice at the same time. */
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
