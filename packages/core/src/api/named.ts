import type { Middleware } from 'openapi-fetch'
import { type ApiCall, StoreError } from '../shared/errors.ts'

const answered = new WeakMap<Response, ApiCall>()

/** Adds method and path of the call to each `StoreError`. */
export const namedFailures: Middleware = {
  onResponse: ({ response, request: { method }, schemaPath: path }) => void answered.set(response, { method, path }),
  onError: ({ error, request: { method }, schemaPath: path }) => {
    if (error instanceof StoreError) Object.assign(error, { method, path } satisfies ApiCall)
  },
}

/**
 * Returns the method and the path of the call that the response belongs to. The error for an unreadable response
 * contains both.
 */
export const callOf = (response: Response | undefined): ApiCall | undefined => response && answered.get(response)
