/** Ends a subscription. */
export interface Subscription {
  unsubscribe(): void
}

/** Something that has happened, told in the past tense, for example `line.removed`. */
export interface FactLike {
  readonly type: string
}

/**
 * What the world sees of a domain: a plain view, commands and facts. No type of the state machine behind it appears here.
 *
 * `getSnapshot` returns the same reference until something that the view shows has changed.
 */
export interface Domain<View, Commands, Fact extends FactLike> {
  /** What there is to show now. Works before the store is started: then it is the initial view. */
  getSnapshot(): View
  /** What there was to show before the store started: what a server renders and hydration begins with. */
  getInitialSnapshot(): View
  /**
   * Calls `listener` after each change of the view. One that throws keeps nobody else from hearing: its error is thrown again on its own, which
   * the `error` handlers of a page hear, and which ends a Node process without a handler of `uncaughtException`.
   */
  subscribe(listener: (view: View) => void): Subscription
  /** What may be asked. The object and its functions keep their identity for the life of the store. */
  readonly commands: Commands
  /** Calls `handler` when the fact happens; `'*'` is every fact. One that throws is as a listener of `subscribe` that does. */
  on<Type extends Fact['type'] | '*'>(
    type: Type,
    handler: (fact: Fact & (Type extends '*' ? unknown : { type: Type })) => void,
  ): Subscription
}
