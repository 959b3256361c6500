import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { VerifyAccessToken } from './contract/claims.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/openDatabase.ts'
import { createServer } from './server.ts'
import { errorCode, StartError } from './startError.ts'
import type { Vertical } from './vertical.ts'

/** The system's error codes for a listen address that is invalid or does not belong to this machine. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

/** Milliseconds after a stop signal until the process exits, even if requests are still running. */
const LAST_MS = 9_000

export type Running = {
  address: string
  description: string
  /** Messages to print for the operator. */
  notices: readonly string[]
  stop: () => Promise<void>
}

export type Parts = {
  verticals: readonly Vertical[]
  verifier: (config: Config, database: Database, clock: Clock) => VerifyAccessToken
}

/** Opens the database, builds the server and listens. @throws StartError with a one-sentence message. */
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
      // Close the server first: running requests still need the database.
      await app.close()
      await close()
    }
    let stopping: Promise<void> | undefined
    return {
      address,
      description,
      notices,
      // Ctrl-C sends SIGINT twice, from the terminal and from the parent command, so a second call must not stop again.
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

/**
 * Runs the store server as a process: prints one line when it is ready, exits cleanly on SIGTERM and SIGINT, and exits
 * with code 1 when it cannot start.
 */
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
