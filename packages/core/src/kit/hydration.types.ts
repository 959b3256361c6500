import type { Environment } from '../platform/environment.types.ts'

/** The first state of a domain that a server has rendered. */
export interface Hydrated<View extends object, Context extends object = object> {
  /** The members of the view that differ from the initial view. */
  readonly view: Partial<View>
  /** The members of the machine's context from which the machine computes the same view. */
  readonly context: Partial<Context>
  /** The state of the machine, in the notation of XState; by default its initial state. */
  readonly state?: string | object | undefined
}

/** The parts of the store that the hydration of a domain can use. */
export interface HydrationHost {
  readonly environment: Environment
  /** Returns the hydrated members of another domain's view, unchecked; undefined when the payload has none. */
  viewOf(name: string): unknown
}

/**
 * What a domain sends from the server to the browser, and how the browser reads it. Name each member that you send:
 * tokens, e-mail addresses and postal addresses stay on the server.
 */
export interface Hydration<View extends object, Context extends object = object> {
  /** Whether the value is the same for every visitor of the page, so that a shared cache may store it. */
  readonly isPublic?: true | undefined
  /** Returns the part of the view that the browser gets, as JSON; undefined for nothing. */
  dehydrate(view: View): unknown
  /**
   * Checks a value of `dehydrate` and returns the first state. The value comes from a page that may be old or damaged:
   * throw an error for a wrong value, and the domain starts as if there were none.
   */
  hydrate(value: unknown, host: HydrationHost): Hydrated<View, Context>
}

/** The hydration of any domain. */
export type AnyHydration = Hydration<object>
export type AnyHydrated = Hydrated<object>

/** A definition, lazy or not, as far as the hydration needs it. */
interface Hydratable {
  readonly name: string
  readonly hydration?: AnyHydration | undefined
}

/** The result of `hydrate`: returns the hydrated domains of a store by name. Domains without a valid value are missing. */
export type InitialState = (
  definitions: readonly Hydratable[],
  environment: Environment,
) => Readonly<Record<string, AnyHydrated | undefined>>
