import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'
import { ThreadsPoolWorker } from 'vitest/node'
import { providedBy } from './besideFirst.ts'

type Listener = Parameters<PoolWorker['on']>[1]
type Started = Extract<WorkerRequest, { type: 'start' }>

/** Test timeout in milliseconds of the dry run. It is long, because without a mutant only a busy machine can slow a test down. */
const PATIENCE = 60_000
/**
 * Test timeout in milliseconds for a mutant in code that runs at module load. The tests take about 100 ms, but some
 * mutants make a test wait forever.
 */
const BESIDE = 2500

/**
 * The number of mutants after which a new thread replaces the old one, so that leftovers of mutants do not accumulate.
 */
const MUTANTS_OF_A_THREAD = 40

interface Reused {
  readonly thread: ThreadsPoolWorker
  /**
   * The runs that may use the thread: those with the same Vitest environment. A mutant in code that runs at module load
   * needs a thread of its own, so its id is added.
   */
  readonly purpose: string
  readonly met: Set<string>
  isStarted: boolean
}

let reused: Reused | null = null

const threadFor = (options: PoolOptions): Reused => {
  const { mutantActivation, activeMutant = '' } = providedBy(options.project)
  const purpose = `${options.environment.name} ${mutantActivation === 'static' ? activeMutant : ''}`
  if (reused !== null && (reused.purpose !== purpose || reused.met.size >= MUTANTS_OF_A_THREAD)) {
    void reused.thread.stop()
    reused = null
  }
  reused ??= { thread: new ThreadsPoolWorker(options), purpose, met: new Set(), isStarted: false }
  reused.met.add(activeMutant)
  return reused
}

/**
 * Creates a Vitest worker whose thread is reused across files and runs: starting a thread and loading the shop takes
 * far longer than the few tests that reach a mutant. A mutant in code that runs at module load gets its own thread,
 * because its module must load while the mutant is active.
 */
export const createReusedThread = (options: PoolOptions): PoolWorker => {
  const use = threadFor(options)
  const { thread } = use
  const listeners: { readonly event: string; readonly listener: Listener }[] = []
  let config: Started['context']['config'] | null = null

  const answer = (type: 'started' | 'stopped') => {
    const response = { __vitest_worker_response__: true, type }
    for (const { event, listener } of listeners) if (event === 'message') listener(response)
  }

  const send = (message: WorkerRequest): void => {
    if (message.type === 'stop') {
      // The pool waits for the message of a stopped worker. This thread stays alive for later runs, so this code sends
      // that message itself.
      answer('stopped')
    } else if (message.type === 'start') {
      // Override `isolate` only in the message to the thread: the modules stay loaded across files, although Vitest's
      // configuration isolates the files.
      const { mode, mutantActivation } = providedBy(options.project)
      const usual = mutantActivation === 'static' ? BESIDE : message.context.config.testTimeout
      const testTimeout = mode === 'dry-run' ? PATIENCE : usual
      config = { ...message.context.config, isolate: false, testTimeout }
      if (use.isStarted) answer('started')
      else thread.send({ ...message, context: { ...message.context, config } })
      use.isStarted = true
    } else if (message.type === 'run' && config !== null) {
      // Vitest sends its configuration, which contains the selected tests, only when a thread starts. A reused thread
      // has the configuration of an earlier run, so each run sends the new configuration.
      const context = { ...message.context, config }
      thread.send({ ...message, context })
    } else thread.send(message)
  }

  return {
    name: 'reused',
    on: (event, listener) => {
      listeners.push({ event, listener })
      thread.on(event, listener)
    },
    off: (event, listener) => thread.off(event, listener),
    send,
    deserialize: (data) => thread.deserialize(data),
    start: async () => {
      if (!use.isStarted) await thread.start()
    },
    stop: async () => {
      for (const { event, listener } of listeners) thread.off(event, listener)
    },
  }
}
