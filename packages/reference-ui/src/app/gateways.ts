/** What the loads of pages may ask for. The one file to change when the gateways of @cairn/core take over. */
export interface PageGateways {
  /** Reads JSON of the shop's own API, for example `/api/catalogue/products/trail-jacket`; rejects when it is not answered with 2xx. */
  readonly read: (path: `/api/${string}`, options: { readonly signal: AbortSignal }) => Promise<unknown>
}

/** The API could not be read, or refused. */
export class ReadError extends Error {
  readonly status: number
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`)
    this.name = 'ReadError'
    this.status = status
  }
}

/** `baseUrl` is the store server on the server and empty in the browser, where the shop is one origin. */
export const createGateways = (baseUrl: string): PageGateways => ({
  read: async (path, { signal }) => {
    const response = await fetch(baseUrl + path, { signal, headers: { accept: 'application/json' } })
    if (!response.ok) {
      // A body that nobody reads would hold its connection.
      await response.body?.cancel()
      throw new ReadError(path, response.status)
    }
    return response.json()
  },
})
