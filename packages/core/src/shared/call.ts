/** What every gateway call takes beside its request. */
export interface CallOptions {
  /** Ends the call; an ended call rejects with the code `ABORTED`. */
  readonly signal?: AbortSignal
}
