// Starts Vendure with a database in memory, fills it through Vendure's own services, and prints its address. It ends
// when the process that started it ends.
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'
import { initialData, products } from './catalogue.ts'
import { config } from './config.ts'
import { finish } from './finish.ts'

const folder = await mkdtemp(join(tmpdir(), 'vendure-'))
const file = join(folder, 'products.csv')
writeFileSync(file, products)
const app = await populate(() => bootstrap(config), initialData, file)
await rm(folder, { recursive: true })
await finish(app)

const address = app.getHttpServer().address()
console.log(JSON.stringify({ url: `http://127.0.0.1:${address.port}/shop-api` }))

process.stdin.resume()
process.stdin.on('end', () => process.exit(0))
