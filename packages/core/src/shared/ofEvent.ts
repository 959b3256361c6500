/** For the `params` of an action or a guard that is told what the event says. */
const ofEvent = <Event>({ event }: { event: Event }): Event => event

/** The action or guard of that name, told what the event says. */
export const told = <Name extends string>(type: Name) => ({ type, params: ofEvent }) as const

const ofAnswer = <Output>({ event }: { event: { output: Output } }): Output => event.output

/** The action or guard of that name, told what an actor has answered. */
export const answered = <Name extends string>(type: Name) => ({ type, params: ofAnswer }) as const
