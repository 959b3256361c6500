import type { Environment } from '../platform/environment.types.ts'
import type { StoreError } from '../shared/errors.ts'

/**
 * Whether a failed authenticated call ends the session: always after a 401, and after a network error if
 * `onNetworkError` is `'clear'` (docs/spec/rulings.md#1).
 */
export const shouldEndSession = ({ code }: StoreError, onNetworkError: Environment['onNetworkError']): boolean =>
  code === 'UNAUTHORIZED' || (onNetworkError === 'clear' && (code === 'NETWORK' || code === 'TIMEOUT'))
