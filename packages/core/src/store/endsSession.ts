import type { StoreError } from '../shared/errors.ts'
import type { Settings } from './settings.ts'

/** Whether a failed authenticated call ends the session: 401 always, silence unless the shop keeps it (readings, ruling 1). */
export const endsSession = ({ code }: StoreError, onNetworkError: Settings['onNetworkError']): boolean =>
  code === 'UNAUTHORIZED' || (onNetworkError === 'clear' && (code === 'NETWORK' || code === 'TIMEOUT'))
