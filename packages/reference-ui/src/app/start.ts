import { firstPaint } from './firstPaint.ts'
import { holdTaps } from './holdTaps.ts'
import { loadAnew } from './loadAnew.ts'
import { nextTask } from './nextTask.ts'

const carryOutTaps = holdTaps(document)
// On a narrow line the scripts would share it with the style, the type and the first picture, so they are fetched once the page is drawn.
await firstPaint()
const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}
const hrefs = scripts.split(' ')
for (const href of hrefs)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
const entry = String(hrefs.pop())
// Each is run in a task of its own, what another needs before it. One that is lost is missed by the shop, which knows what to do about it.
for (const href of hrefs) {
  await import(/* @vite-ignore */ href).catch(() => undefined)
  await nextTask()
}
const { enliven }: typeof import('./entry-client.tsx') = await import(/* @vite-ignore */ entry).catch((error) => {
  loadAnew()
  throw error
})
await nextTask()
await enliven()
carryOutTaps()
// Only who installs the shop needs it: named in the HTML it would be fetched in front of the first picture.
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }))
