import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PageAssets, pageAssets, readBuild, startFile } from './assets.ts'
import type { Renderer } from './renderer.ts'
import { startScriptOf } from './startScript.ts'

/** Creates a renderer that serves the result of `npm run build`. */
export const createProductionRenderer = async (dist: string): Promise<Renderer> => {
  const client = join(dist, 'client')
  const build = readBuild(client)
  const start = startScriptOf(readFileSync(join(client, startFile(build.manifest)), 'utf8'))
  const app: Awaited<ReturnType<Renderer['load']>> = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  )
  // Cache by file list. It stays small, because there is only one list per kind of page and language.
  const known = new Map<string, PageAssets>()
  const assets = (files: readonly string[]): PageAssets => {
    const key = files.join(' ')
    const found = known.get(key) ?? pageAssets(build, files)
    known.set(key, found)
    return found
  }
  return { load: async () => app, start, assets }
}
