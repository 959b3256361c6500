import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'
import { ThreadsPoolWorker } from 'vitest/node'
import { providedBy } from './besideFirst.ts'

type Listener = Parameters<PoolWorker['on']>[1]
type Started = Extract<WorkerRequest, { type: 'start' }>

/** Milliseconds for a test that no mutant can have slowed down: only the machine. */
const PATIENCE = 60_000
/** Milliseconds for a test beside the mutant: it needs a tenth of a second, unless the mutant lets it wait for ever. */
const BESIDE = 2500

/** Mutants that a thread may meet before a fresh one takes its place: what they leave behind must not pile up. */
const MUTANTS_OF_A_THREAD = 40

interface Kept {
  readonly thread: ThreadsPoolWorker
  /** What the thread was started for: an environment, and a mutant in code that runs while a module is loaded. */
  readonly purpose: string
  readonly met: Set<string>
  isStarted: boolean
}

let kept: Kept | null = null

const threadFor = (options: PoolOptions): Kept => {
  const { mutantActivation, activeMutant = '' } = providedBy(options.project)
  const purpose = `${options.environment.name} ${mutantActivation === 'static' ? activeMutant : ''}`
  if (kept !== null && (kept.purpose !== purpose || kept.met.size >= MUTANTS_OF_A_THREAD)) {
    void kept.thread.stop()
    kept = null
  }
  kept ??= { thread: new ThreadsPoolWorker(options), purpose, met: new Set(), isStarted: false }
  kept.met.add(activeMutant)
  return kept
}

/**
 * A thread of vitest that outlives a file and a run: to start one and to load the shop costs far more than the few tests that meet a mutant.
 * A mutant in code that runs while a module is loaded gets a thread of its own, as the modules must be loaded with it.
 */
export const createKeptThread = (options: PoolOptions): PoolWorker => {
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
      // The thread only rests; the pool waits for the word of one that has stopped.
      answer('stopped')
    } else if (message.type === 'start') {
      // Its modules stay from file to file: vitest itself need not know.
      const { mode, mutantActivation } = providedBy(options.project)
      const usual = mutantActivation === 'static' ? BESIDE : message.context.config.testTimeout
      const testTimeout = mode === 'dry-run' ? PATIENCE : usual
      config = { ...message.context.config, isolate: false, testTimeout }
      if (use.isStarted) answer('started')
      else thread.send({ ...message, context: { ...message.context, config } })
      use.isStarted = true
    } else if (message.type === 'run' && config !== null) {
      // Which tests are wanted is told at the start of a thread; this one may have started long ago.
      const context = { ...message.context, config }
      thread.send({ ...message, context })
    } else thread.send(message)
  }

  return {
    name: 'kept',
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
