/** The `params` function of an action or a guard that receives the event. */
const ofEvent = <Event>({ event }: { event: Event }): Event => event

/** Returns an XState action or guard of that name whose `params` are the event. */
export const withEvent = <Name extends string>(type: Name) => ({ type, params: ofEvent }) as const

const ofAnswer = <Output>({ event }: { event: { output: Output } }): Output => event.output

/** Returns an XState action or guard of that name whose `params` are the output of an invoked actor. */
export const withOutput = <Name extends string>(type: Name) => ({ type, params: ofAnswer }) as const
