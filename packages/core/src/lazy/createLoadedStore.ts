import type { AnyDefinition, AnyPort } from '../kit/definition.types.ts'
import { rethrowMistake } from '../shared/rethrowMistake.ts'
import { checkCommands } from '../store/checkConfig.ts'
import type { AnyConfig } from '../store/config.types.ts'
import { type AnyStore, assembleInSteps } from '../store/createStore.ts'
import type { AnyLazyDefinition } from './lazyDefinition.types.ts'

const has = (value: unknown, name: string): value is object =>
  typeof value === 'object' && value !== null && name in value

const isDomain = (value: unknown): value is AnyDefinition => has(value, 'create')
const isPort = (value: unknown): value is AnyPort => has(value, 'createGateway') && !isDomain(value)

// The types of the core contain no globals of Node, so declare `process` here. Bundlers replace `process.env.NODE_ENV`
// and drop the check of the commands from a production build.
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/** How many domains a task creates. A pause after each one would make the start longer than the work. */
const DOMAINS_PER_TASK = 4

const checkAllCommands = (lazyDefinitions: readonly AnyLazyDefinition[], store: AnyStore): void => {
  try {
    if (process.env.NODE_ENV !== 'production')
      for (const { name, commands } of lazyDefinitions) checkCommands(name, commands, store.domains[name]?.commands)
  } catch (error) {
    rethrowMistake(error)
  }
}

/**
 * Creates the store behind a lazy store, from the listed domains and all ports that the module exports. Rejects with a
 * `RangeError` for a domain that the module does not export. In development, also rejects with one for a domain whose
 * commands differ from those of its lazy definition.
 * The module that `load` loads exports this function too, so that the bundler puts the machines and the store into one
 * file.
 */
export const createLoadedStore = async (
  module: Readonly<Record<string, unknown>>,
  lazyDefinitions: readonly AnyLazyDefinition[],
  config: Omit<AnyConfig, 'domains' | 'ports'>,
): Promise<AnyStore> => {
  const domains = lazyDefinitions.map(({ name }) => {
    const definition = module[name]
    if (isDomain(definition) && definition.name === name) return definition
    throw new RangeError(
      `The module of "load" does not export the domain "${name}". Export its definition by that name. It exports ${Object.keys(module).join(', ') || 'none'}.`,
    )
  })
  const steps = assembleInSteps({ ...config, domains, ports: Object.values(module).filter(isPort) })
  for (let created = 0; ; created += 1) {
    const { value: store } = steps.next()
    if (store) {
      checkAllCommands(lazyDefinitions, store)
      return store
    }
    // Create a few domains per task, so that an input waits for these only.
    if (created % DOMAINS_PER_TASK === DOMAINS_PER_TASK - 1) await new Promise((resolve) => setTimeout(resolve))
  }
}
