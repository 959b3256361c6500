import type { CallOptions } from '../../shared/call.ts'
import { StoreError } from '../../shared/errors.ts'

/** Throws `ABORTED` if the call was aborted. Use it before an answer that needs no request. */
export const checkNotAborted = ({ signal }: CallOptions): void => {
  if (signal?.aborted) throw new StoreError('ABORTED', 'The call was ended', { cause: signal.reason })
}
