// Starts PostgreSQL and Medusa, and prints a line `ready {…}` with the address and the key. The server stops when its
// standard input closes, so it never outlives the process that started it.
import { randomUUID } from 'node:crypto'
import { startPostgres } from './postgres.ts'

const since = performance.now()
const step = (name: string): void => console.log(`${((performance.now() - since) / 1000).toFixed(1)} s: ${name}`)

const postgres = await startPostgres()
step('PostgreSQL runs')
Object.assign(process.env, {
  COOKIE_SECRET: randomUUID(),
  DATABASE_URL: postgres.url,
  JWT_SECRET: randomUUID(),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
  MEDUSA_DISABLE_TELEMETRY: '1',
  SHOP_ORIGIN: process.env.SHOP_ORIGIN ?? 'http://localhost',
})

// Medusa reads the environment when it is imported.
const { startMedusa } = await import('./medusa.ts')
step('Medusa is imported')

const stops = [postgres.stop]
const stop = async (code: number): Promise<never> => {
  for (const end of stops.splice(0).reverse()) await end().catch(console.error)
  process.exit(code)
}

try {
  const medusa = await startMedusa(step)
  stops.push(medusa.stop)
  console.log(`ready ${JSON.stringify(medusa.shop)}`)
} catch (cause) {
  console.error(cause)
  await stop(1)
}
process.stdin.on('end', () => stop(0)).resume()
process.on('SIGTERM', () => stop(0)).on('SIGINT', () => stop(0))
