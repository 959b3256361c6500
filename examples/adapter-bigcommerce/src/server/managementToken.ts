/**
 * The token of an API account (`X-Auth-Token`), with which everything in the store can be read and changed. It is a type
 * of its own, so that no text of a browser's configuration takes its place, and nothing writes it down by mistake.
 */
export class ManagementToken {
  readonly #value: string

  /** Throws in a browser, whose users could read the token, and for a blank token. */
  constructor(value: string) {
    if ('document' in globalThis) throw new Error('The token of BigCommerce must not reach a browser')
    if (value.trim() === '') throw new RangeError('The token of BigCommerce is missing')
    this.#value = value
  }

  /** The header of a request to the Management API. */
  headers(): Readonly<Record<string, string>> {
    return { 'x-auth-token': this.#value }
  }

  toJSON(): string {
    return '[ManagementToken]'
  }
}
