import { firstPaint } from './firstPaint.ts'
import { nextTask } from './nextTask.ts'
import { reloadOnLoadError } from './reloadOnLoadError.ts'
import { replayEarlyClicks } from './replayEarlyClicks.ts'

const replayClicks = replayEarlyClicks(document)
// Load the scripts after the first paint: on a slow network they would compete with the styles, the fonts and the first
// image.
await firstPaint()
const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}
const hrefs = scripts.split(' ')
// The browser begins each request while the link is added, so this loop takes one task for a few links.
for (const [index, href] of hrefs.entries()) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (index % 8 === 7) await nextTask()
}
const entry = String(hrefs.pop())
// Run each script in a separate task, dependencies first. Ignore a dependency that fails to load: the import of the
// entry script then fails too, and `reloadOnLoadError` handles that failure.
for (const href of hrefs) {
  await import(/* @vite-ignore */ href).catch(() => undefined)
  await nextTask()
}
const { hydrate }: typeof import('./entry-client.tsx') = await import(/* @vite-ignore */ entry).catch((error) => {
  reloadOnLoadError()
  throw error
})
await nextTask()
await hydrate()
replayClicks()
// Add the manifest late. The browser needs the manifest only for an installation, but would fetch a manifest in the
// HTML before the first image.
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }))
