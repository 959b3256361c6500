import type { render } from '../src/app/server/entry-server.tsx'
import type { createGateways } from '../src/app/shop/gateways.ts'
import type { PageAssets } from './assets.ts'
import type { StartScript } from './startScript.ts'

/** The app as the server uses it: prebuilt in production, straight from source during development. */
export interface Renderer {
  readonly load: () => Promise<{ readonly render: typeof render; readonly createGateways: typeof createGateways }>
  readonly start: StartScript
  readonly assets: (files: readonly string[]) => PageAssets
  readonly developmentHead?: (path: string) => Promise<string>
}
