/** The options of every gateway call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the code `ABORTED`. */
  readonly signal?: AbortSignal
}
