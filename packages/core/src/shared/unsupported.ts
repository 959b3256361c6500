import { StoreError } from './errors.ts'

/** The part of a port (gateway interface) that says what its back end cannot do. */
export interface Limited<Feature extends string> {
  /** What the back end cannot do; by default it can do everything. The view repeats the list, so that a UI hides it. */
  readonly unsupported?: readonly Feature[] | undefined
}

/** The list of what the back end of a port cannot do. */
export type UnsupportedOf<Gateway> = Gateway extends Limited<infer Feature> ? readonly Feature[] : readonly never[]

/** The calls of a port (gateway interface) that need a feature, and the functions that replace them without it. */
type Limits<Gateway> = {
  readonly [Call in Exclude<keyof Gateway, 'unsupported'>]?: readonly [
    feature: UnsupportedOf<Gateway>[number],
    stand: NonNullable<Gateway[Call]>,
  ]
}

/**
 * Returns a function that finds what replaces a call of a port whose back end cannot answer it: a function that returns
 * an empty answer, or rejects like {@link refuseUnsupported}. The port itself is then never called.
 */
export const createStandFor =
  <Gateway>(limits: Limits<Gateway>) =>
  ({ unsupported }: Limited<string>, call: string): unknown => {
    const [feature, stand] = Object(limits)[call] ?? []
    // A port without TypeScript may have any value here; a value that is no list must not break the call.
    return [unsupported].flat().includes(feature) ? stand : undefined
  }

/** Rejects a call that the back end cannot answer. */
export const refuseUnsupported = async (): Promise<never> => {
  throw new StoreError('REFUSED', 'The shop cannot do this', { problem: 'unsupported' })
}
