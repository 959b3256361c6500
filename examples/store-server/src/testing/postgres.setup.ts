import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string } | { failure: string }
  }
}

/** Starts one PostgreSQL for the whole test run. If it cannot start, the tests that need it fail with the reason. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const { url, stop } = await startPostgres()
    project.provide('postgres', { url })
    return stop
  } catch (error) {
    project.provide('postgres', { failure: error instanceof Error ? error.message : String(error) })
    return async () => {}
  }
}
