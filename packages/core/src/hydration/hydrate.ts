import type { AnyHydrated, InitialState } from '../kit/hydration.types.ts'
import { hydrationOf } from './hydrations.ts'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads a hydration payload, or its JSON text, for `createStore({ initial: hydrate(payload) })`. It never throws: a
 * domain whose value is missing or wrong starts without it, and so does a store of another site.
 */
export const hydrate = (payload: unknown): InitialState => {
  const { site, ...values } = Object(typeof payload === 'string' ? parse(payload) : payload)
  const sent: Readonly<Record<string, unknown>> = { ...values.public, ...values.private }
  return (definitions, environment) => {
    const hydrated: Record<string, AnyHydrated | undefined> = {}
    if (site !== environment.site.prefix) return hydrated
    const read = (name: string): AnyHydrated | undefined => {
      const definition = definitions.find((each) => each.name === name)
      if (definition === undefined || sent[name] === undefined) return undefined
      try {
        return hydrationOf(name, definition.hydration)?.hydrate(sent[name], {
          environment,
          viewOf: (other) => read(other)?.view,
        })
      } catch {
        return undefined
      }
    }
    for (const { name } of definitions) hydrated[name] = read(name)
    return hydrated
  }
}
