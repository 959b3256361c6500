// Starts the shop of the journeys with a new database. A start reuses an existing catalogue, and one of an earlier run
// would be outdated.
import { rmSync } from 'node:fs'
import { join } from 'node:path'

rmSync(join(process.env.DATA_DIR, 'database'), { recursive: true, force: true })
await import('../../../scripts/start.mjs')
