import { StoreError, UNEXPECTED_ERROR } from './errors.ts'

/** What a dynamic import gives. A file that cannot be fetched is a network that fails; the browser's words for it are for developers. */
export const fetched = async <Module>(loading: Promise<Module>): Promise<Module> => {
  try {
    return await loading
  } catch (cause) {
    throw new StoreError('NETWORK', UNEXPECTED_ERROR, { cause })
  }
}
