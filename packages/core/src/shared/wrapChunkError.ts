import { StoreError, UNEXPECTED_ERROR } from './errors.ts'

/**
 * Resolves to a dynamically imported module. A failed load becomes a `NETWORK` error without the browser's own message,
 * which is written for developers.
 */
export const wrapChunkError = async <Module>(loading: Promise<Module>): Promise<Module> => {
  try {
    return await loading
  } catch (cause) {
    throw new StoreError('NETWORK', UNEXPECTED_ERROR, { cause })
  }
}
