import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { VerifyAccessToken } from './contract/claims.ts'
import { type Database, openDatabase } from './database/database.ts'
import { createServer } from './server.ts'
import { errorCode, StartError } from './startError.ts'
import type { Vertical } from './vertical.ts'

/** What the system says of an address that is not its own, or none. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

/** Milliseconds after which a process that was asked to end does so, whatever still holds it up. */
const LAST_MS = 9_000

export type Running = {
  address: string
  description: string
  /** What the operator should read. */
  notices: readonly string[]
  stop: () => Promise<void>
}

export type Parts = {
  verticals: readonly Vertical[]
  verifier: (config: Config, database: Database, clock: Clock) => VerifyAccessToken
}

/** Opens the database, builds the server and listens. @throws StartError with one sentence. */
export async function run(config: Config, { verticals, verifier }: Parts): Promise<Running> {
  const { database, close, description } = await openDatabase(config)
  try {
    const verifyAccessToken = verifier(config, database, systemClock)
    const notices: string[] = []
    const notify = (line: string) => notices.push(line)
    const app = await createServer({ config, database, clock: systemClock, verifyAccessToken, verticals, notify })
    const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      if (NO_ADDRESS.includes(errorCode(error) ?? '')) {
        throw new StartError(`HOST is set to "${config.host}", but it must be an address of this machine.`)
      }
      if (errorCode(error) !== 'EADDRINUSE') throw error
      throw new StartError(`Port ${config.port} is taken: stop what listens there, or set STORE_PORT to another port.`)
    })
    const stopOnce = async () => {
      // First the requests that run, then the data under them.
      await app.close()
      await close()
    }
    let stopping: Promise<void> | undefined
    return {
      address,
      description,
      notices,
      // Ctrl-C reaches this process from the terminal and again from the command that started it.
      stop: () => {
        stopping ??= stopOnce()
        return stopping
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A process of the store server: prints one line when it is ready, ends cleanly on SIGTERM and SIGINT, exits with 1 when it cannot start. */
export async function runAsProcess(read: () => Config, parts: Parts): Promise<void> {
  try {
    const running = await run(read(), parts)
    console.log(`ready: the store server listens on ${running.address} (${running.description})`)
    for (const notice of running.notices) console.log(notice)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), LAST_MS).unref()
        running.stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}
