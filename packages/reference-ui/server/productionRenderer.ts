import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageAssets, readManifest } from './assets.ts'
import type { Renderer } from './renderer.ts'

/** Serves what `npm run build` made. */
export const createProductionRenderer = async (dist: string): Promise<Renderer> => {
  const manifest = readManifest(join(dist, 'client/.vite/manifest.json'))
  const app: Awaited<ReturnType<Renderer['load']>> = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  )
  return { load: async () => app, assets: (files) => pageAssets(manifest, files) }
}
