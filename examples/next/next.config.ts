import { join } from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run typecheck` checks the types, with the compiler of the repository.
  typescript: { ignoreBuildErrors: true },
  // Keep rendered pages in memory only, so that a restart never shows pages of another shop or day.
  experimental: { isrFlushToDisk: false },
  // The packages of the workspace are two folders up.
  turbopack: { root: join(import.meta.dirname, '../..') },
}

export default config
