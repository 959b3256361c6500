/** The `params` function that passes the event itself to an action or a guard. */
const ofEvent = <Event>({ event }: { event: Event }): Event => event

/** Returns the reference to an XState action or guard with that name, which receives the event as its `params`. */
export const withEvent = <Name extends string>(type: Name) => ({ type, params: ofEvent }) as const

const ofAnswer = <Output>({ event }: { event: { output: Output } }): Output => event.output

/**
 * Returns the reference to an XState action or guard with that name, which receives the output of an invoked actor as
 * its `params`.
 */
export const withOutput = <Name extends string>(type: Name) => ({ type, params: ofAnswer }) as const
