import type { EventLike } from '../shared/domain.ts'
/** What a toast says, as a word; the UI has the sentences. `server` shows the server's own words. */
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

/** Values for the sentence. */
export type ToastParams = Readonly<Record<string, string | number | readonly string[]>>

export interface Toast {
  readonly id: number
  readonly code: ToastCode
  readonly params: ToastParams
  /** The words of the server, when the code is `server`. */
  readonly detail: string | null
  readonly tone: 'info' | 'error'
}

export interface ToastRequest {
  readonly code: ToastCode
  readonly params?: ToastParams | undefined
  readonly detail?: string | undefined
  readonly tone?: 'info' | 'error' | undefined
}

export interface ToastsView {
  /** Oldest first. */
  readonly toasts: readonly Toast[]
  readonly isPaused: boolean
}

export interface ToastsCommands {
  show(toast: ToastRequest): void
  dismiss(id: number): void
  /** Holds all toasts while the pointer or the focus is on them. */
  pause(): void
  resume(): void
}

export type ToastsEvent =
  /** A toast is to be seen. */
  | { readonly type: 'toast.shown'; readonly toast: Toast }
  /** A toast is gone, by its time or by hand. */
  | { readonly type: 'toast.dismissed'; readonly id: number }

/** The types of the domain, by name. */
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
