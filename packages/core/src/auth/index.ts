export { type AuthMachineEvent, authMachine } from './auth.machine.ts'
export {
  isForeign,
  isValidAt,
  STORED_VALUE_PAUSE,
  STORED_VALUE_RETRIES,
  UNCONFIRMED_SIGN_OUT,
  uiLocales,
} from './auth.rules.ts'
export type * from './auth.types.ts'
export { type AuthDomain, createAuthDomain } from './auth.view.ts'
