/** A request of the simulated network, and the response of the model server. */

export interface WireRequest {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly query: URLSearchParams
  readonly key: string | null
  /** The user of the access token; null for a guest. */
  readonly user: string | null
}

export interface WireAnswer {
  readonly status: number
  readonly body: unknown
}

export const problem = (status: number, code: string, more: object = {}): WireAnswer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, ...more },
})
