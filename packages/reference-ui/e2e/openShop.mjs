// Starts the shop for the journeys (end-to-end tests) with a new database. A server reuses an existing catalogue when
// it starts, and the catalogue of an earlier run would be outdated.
import { rmSync } from 'node:fs'
import { join } from 'node:path'

rmSync(join(process.env.DATA_DIR, 'database'), { recursive: true, force: true })
await import('../../../scripts/start.mjs')
