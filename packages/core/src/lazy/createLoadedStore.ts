import type { AnyDefinition, AnyPort } from '../kit/definition.types.ts'
import { type AnyConfig, type AnyStore, assemble } from '../store/createStore.ts'

const has = (value: unknown, name: string): value is object =>
  typeof value === 'object' && value !== null && name in value

const isDomain = (value: unknown): value is AnyDefinition => has(value, 'create')
const isPort = (value: unknown): value is AnyPort => has(value, 'createGateway') && !isDomain(value)

/**
 * Creates the store behind a lazy store, with the listed domains and with all ports that the module exports. Throws a `RangeError` for a domain
 * that the module does not export.
 * The loaded module also exports this function, so that the bundler puts the machines and the store into one file.
 */
export const createLoadedStore = (
  module: Readonly<Record<string, unknown>>,
  names: readonly string[],
  config: Omit<AnyConfig, 'domains' | 'ports'>,
): AnyStore => {
  const domains = names.map((name) => {
    const definition = module[name]
    if (isDomain(definition)) return definition
    throw new RangeError(
      `The module of "load" does not export the domain "${name}". Export its definition by that name.`,
    )
  })
  return assemble({ ...config, domains, ports: Object.values(module).filter(isPort) })
}
