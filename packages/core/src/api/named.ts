import type { Middleware } from 'openapi-fetch'
import { type ApiCall, StoreError } from '../shared/errors.ts'

const answered = new WeakMap<Response, ApiCall>()

/** Says of each failure which call it was. */
export const namedFailures: Middleware = {
  onResponse: ({ response, request: { method }, schemaPath: path }) => void answered.set(response, { method, path }),
  onError: ({ error, request: { method }, schemaPath: path }) => {
    if (error instanceof StoreError) Object.assign(error, { method, path } satisfies ApiCall)
  },
}

/** The call that was answered so, for when the answer cannot be read. */
export const callOf = (response: Response | undefined): ApiCall | undefined => response && answered.get(response)
