import { StoreError } from './errors.ts'

/** The result of a command that starts remote work. Commands never reject, so a caller may ignore the promise. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: StoreError }

/** The last parameter of each command that returns an {@link Outcome}. */
export interface CommandOptions {
  /** `false`: no toast shows the error of this call, because the caller shows it. */
  readonly toast?: false | undefined
}

/** The last parameter of each cart command whose change stays pending while the server does not answer. */
export interface ChangeOptions extends CommandOptions {
  /** Called at most once, when the server does not answer and the change of this call stays pending. */
  readonly onWaiting?: (() => void) | undefined
}

/** A call of a command that waits for its outcome. */
export interface Call extends CommandOptions {
  readonly id: string
}

/** The event with which a machine answers calls. Listeners and effects do not see it. */
export interface OutcomeEvent {
  readonly type: '@outcome'
  readonly calls: readonly Call[]
  /** The outcome that ends the calls. Null means that the server does not answer; the calls then stay open. */
  readonly outcome: Outcome<unknown> | null
}

/** Starts a call. `send` receives the call and sends it with a machine event; the promise resolves with the outcome. */
export type StartCall = <Value>(send: (call: Call) => void, options?: ChangeOptions) => Promise<Outcome<Value>>

/** A machine event with the call of the command that sent it; an event that an effect sent has no call. */
export interface WithCall {
  readonly call?: Call | undefined
}

/** The call of a machine event, as a list; empty without a call. */
export const callsOf = ({ call }: WithCall): readonly Call[] => (call ? [call] : [])

interface FailedEvent extends OutcomeEvent {
  readonly outcome: Outcome<never>
}

/** Reports that the server does not answer and the changes of the calls stay pending. */
export const waiting = (calls: readonly Call[]): OutcomeEvent => ({ type: '@outcome', calls, outcome: null })

/** The outcome of calls that reached their aim; each promise resolves with the value. */
export const succeeded = (calls: readonly Call[], value: unknown): OutcomeEvent => ({
  type: '@outcome',
  calls,
  outcome: { ok: true, value },
})

/** The outcome of calls that failed; each promise resolves with the error. */
export const failed = (calls: readonly Call[], error: StoreError): FailedEvent => ({
  type: '@outcome',
  calls,
  outcome: { ok: false, error },
})

/** The outcome of calls that the current state does not accept. */
export const ignored = (calls: readonly Call[]): OutcomeEvent =>
  failed(calls, new StoreError('IGNORED', 'The command was ignored'))

/** The outcome of calls that a later command replaced. */
export const superseded = (calls: readonly Call[]): OutcomeEvent =>
  failed(calls, new StoreError('SUPERSEDED', 'A later command replaced this one'))

/** The outcome of calls that a sign-out, a reset or the stop of the store ended. */
export const aborted = (calls: readonly Call[]): FailedEvent =>
  failed(calls, new StoreError('ABORTED', 'The command was ended'))

/**
 * Returns `toast: false` for the event of these calls if every caller shows the error itself. If one caller
 * does not, a toast must show the error.
 */
export const quietly = (calls: readonly Call[]): CommandOptions =>
  calls.length > 0 && calls.every(({ toast }) => toast === false) ? { toast: false } : {}
