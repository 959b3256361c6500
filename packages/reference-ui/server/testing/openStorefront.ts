import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Renderer } from '../renderer.ts'
import { startScriptOf } from '../startScript.ts'
import { createStorefront, type StorefrontOptions } from '../storefront.ts'
import { createTestPages } from './testPages.tsx'

export const origin = 'https://shop.example'
export const startText = 'await import(document.currentScript)\n'
export const fileText = `export const answer = ${'4'.repeat(2000)}\n`

const clientFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-client-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/entry-1a2b.js'), fileText)
  writeFileSync(join(folder, 'assets/entry-1a2b.js.br'), brotliCompressSync(fileText))
  writeFileSync(join(folder, 'assets/page-3c4d.js'), fileText)
  writeFileSync(join(folder, 'notes.txt'), 'Unhashed\n')
  return folder
}

export interface OpenStorefront {
  readonly url: string
  /** Removes a built file, as the next build does. */
  readonly removeFile: (path: string) => void
  readonly close: () => Promise<void>
  /** Sends a GET request without following redirects. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
}

/**
 * Starts the real server on a free port. It renders test pages with the shop's app, which is not built but loaded from
 * its sources.
 */
export const openStorefront = async (
  storeUrl: string,
  changed: Partial<Renderer> = {},
  options: Pick<StorefrontOptions, 'proxies' | 'readsPerMinute'> = {},
): Promise<OpenStorefront> => {
  const renderer: Renderer = {
    load: async () => {
      const { render, createGateways } = await import('../../src/app/server/entry-server.tsx')
      return { createGateways, render: (request) => render({ ...request, findPage: createTestPages(storeUrl) }) }
    },
    start: startScriptOf(startText),
    assets: () => ({
      styles: ['/assets/entry-1a2b.css'],
      joined: [],
      scripts: ['/assets/entry-1a2b.js'],
    }),
    ...changed,
  }
  const folder = clientFolder()
  const app = await createStorefront({
    storeUrl,
    origin,
    renderer,
    clientFolder: folder,
    logLevel: 'silent',
    ...options,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async (): Promise<void> => {
    // A test may leave a response body unread. The connection of that response stays open and would delay the close.
    app.server.closeAllConnections()
    await app.close()
    rmSync(folder, { recursive: true })
  }
  const removeFile = (path: string): void => rmSync(join(folder, path))
  return { url, close, removeFile, get: (path, headers = {}) => fetch(url + path, { redirect: 'manual', headers }) }
}
