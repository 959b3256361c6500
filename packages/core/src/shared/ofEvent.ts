/** For the `params` of an action or a guard that is told what the event says. */
export const ofEvent = <Event>({ event }: { event: Event }): Event => event
