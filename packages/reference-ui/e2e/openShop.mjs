// The shop of the journeys. A start keeps the catalogue that it finds: of an earlier run it would be an older one.
import { rmSync } from 'node:fs'
import { join } from 'node:path'

rmSync(join(process.env.DATA_DIR, 'database'), { recursive: true, force: true })
await import('../../../scripts/start.mjs')
