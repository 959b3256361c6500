/** Creates a `fetch` that fails on demand, to show what the clients do then. */
export const createUnreliableFetch = () => {
  let isResponseDropped = false
  let answer: Response | null = null
  let keys: (string | null)[] = []
  const send: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (answer !== null) {
      const response = answer
      answer = null
      return response
    }
    keys.push(request.headers.get('idempotency-key'))
    const response = await fetch(request)
    if (!isResponseDropped) return response
    isResponseDropped = false
    throw new TypeError('The connection was reset')
  }
  return {
    fetch: send,
    /**
     * Returns the idempotency keys of the requests that were sent to the shop since the last call of
     * `dropNextResponse`.
     */
    keys: (): readonly (string | null)[] => keys,
    /** Sends the next request, but drops its response. */
    dropNextResponse: (): void => {
      isResponseDropped = true
      keys = []
    },
    /** Answers the next request itself, with an empty body; the request does not reach the shop. */
    answerNext: (status: number, headers: Record<string, string>): void => {
      answer = new Response('', { status, headers })
    },
  }
}
