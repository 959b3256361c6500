import { StoreError } from './errors.ts'

/** The part of a port (gateway interface) that says what its back end cannot do. */
export interface Limited<Feature extends string> {
  /** What the back end cannot do; by default it can do everything. The view repeats the list, so that a UI hides it. */
  readonly unsupported?: readonly Feature[] | undefined
}

/** The list of what the back end of a port cannot do. */
export type UnsupportedOf<Gateway> = Gateway extends Limited<infer Feature> ? readonly Feature[] : readonly never[]

/**
 * Functions that replace calls of a port (gateway interface) that its back end cannot answer. They return an empty
 * answer, or reject with {@link refuseUnsupported}. The port itself is then never called.
 */
export type Limits<Gateway> = (port: Gateway) => Partial<Gateway>

/** Whether the back end of a port cannot do something. */
export const lacks = <Feature extends string>({ unsupported }: Limited<Feature>, feature: NoInfer<Feature>): boolean =>
  unsupported?.includes(feature) === true

/** Rejects a call that the back end cannot answer. */
export const refuseUnsupported = async (): Promise<never> => {
  throw new StoreError('REFUSED', 'The shop cannot do this', { problem: 'unsupported' })
}
