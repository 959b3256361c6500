import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
/** The code of a toast's message; the UI has the text for each code in each language. The code `server` shows the server's text. */
export type ToastCode =
  | 'server'
  | 'unexpected'
  | 'network'
  | 'waiting'
  | 'not-added'
  | 'not-saved'
  | 'rate-limited'
  | 'unauthorized'
  | 'maximum-stock'
  | 'unshippable'
  | 'added-to-cart'
  | 'moved-to-wishlist'
  | 'membership-expired'
  | 'signed-out'
  | 'cookies-blocked'

/** The values in the text, such as `{ max: 3 }`. */
export type ToastParams = Readonly<Record<string, string | number | readonly string[]>>

export interface Toast {
  /** The id of the toast, counted up from 1. */
  readonly id: number
  readonly code: ToastCode
  readonly params: ToastParams
  /** The server's text, for the code `server`; otherwise null. */
  readonly detail: string | null
  /** A screen reader announces an `error` at once (assertive), and an `info` when it has finished speaking (polite). */
  readonly tone: 'info' | 'error'
}

export interface ToastRequest {
  readonly code: ToastCode
  /** The values in the text; none by default. */
  readonly params?: ToastParams | undefined
  /** The server's text, for the code `server`. */
  readonly detail?: string | undefined
  /** `info` by default. */
  readonly tone?: 'info' | 'error' | undefined
}

export interface ToastsView {
  /** Oldest first, at most three. */
  readonly toasts: readonly Toast[]
  /** Whether the timeouts of all toasts are paused. */
  readonly isPaused: boolean
}

export interface ToastsCommands {
  /** Shows a toast for 5 s. */
  show(toast: ToastRequest): void
  /**
   * Shows the error of a failed command; the store does this by itself, unless the command was called with
   * `{ toast: false }`. Two codes show no toast: `ABORTED`, because the shopper ended the command or another error is
   * shown, and `UNAUTHORIZED`, because the end of the session explains the error.
   */
  showError(error: StoreError): void
  /** Removes a toast at once. */
  dismiss(id: number): void
  /** Stops the timeouts of all toasts, while the pointer or the focus is on them. */
  pause(): void
  /** Restarts the timeouts, each with the full 5 s. */
  resume(): void
}

export type ToastsEvent =
  /** A toast was shown. */
  | { readonly type: 'toast.shown'; readonly toast: Toast }
  /** A toast was removed, by its timeout or by the user. */
  | { readonly type: 'toast.dismissed'; readonly id: number }

/** The toasts domain's name, view, commands and events, as one type parameter for the kit. */
export interface ToastsTypes {
  readonly name: 'toasts'
  readonly view: ToastsView
  readonly commands: ToastsCommands
  readonly event: ToastsEvent
  readonly gateway: null
  readonly internal: EventLike
  readonly requires: never
  readonly blockable: never
}
