export { type AuthEvent, authMachine } from './auth.machine.ts'
export {
  isForeign,
  isValidAt,
  LEFT_OPEN,
  STORED_VALUE_PAUSE,
  STORED_VALUE_RETRIES,
  uiLocales,
} from './auth.rules.ts'
export type * from './auth.types.ts'
export { type AuthDomain, createAuthDomain } from './auth.view.ts'
