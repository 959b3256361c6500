import type { render } from '../src/app/entry-server.tsx'
import type { createGateways } from '../src/app/gateways.ts'
import type { PageAssets } from './assets.ts'
import type { StartScript } from './startScript.ts'

/** What the server needs of the app: built ahead for production, straight from source during development. */
export interface Renderer {
  readonly load: () => Promise<{ readonly render: typeof render; readonly createGateways: typeof createGateways }>
  readonly start: StartScript
  readonly assets: (files: readonly string[]) => PageAssets
  readonly developmentHead?: (path: string) => Promise<string>
}
