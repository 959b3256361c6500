import { firstPaint } from './firstPaint.ts'
import { holdTaps } from './holdTaps.ts'
import { nextTask } from './nextTask.ts'

const carryOutTaps = holdTaps(document)
// On a narrow line the scripts would share it with the style, the type and the first picture, so they are fetched once the page is drawn.
await firstPaint()
const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}
const hrefs = scripts.split(' ')
for (const href of hrefs)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
// Each is run in a task of its own; what another needs stands before it, and the page's own script is the last.
let last: unknown
for (const href of hrefs) {
  last = await import(/* @vite-ignore */ href)
  await nextTask()
}
await (last as typeof import('./entry-client.tsx')).enliven()
carryOutTaps()
