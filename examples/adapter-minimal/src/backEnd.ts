// The back end. It knows nothing of Cairn: articles have numbers and prices in euros, baskets have rows.
export interface Article {
  readonly number: number
  readonly title: string
  readonly euros: number
  readonly stock: number
}

export interface Basket {
  readonly token: string
  readonly version: number
  /** The pieces of each article, by its number. */
  readonly rows: ReadonlyMap<number, number>
}

/** Its error. The cause is `unknown`, `outdated` or `sold-out`. */
const refusal = (cause: string, message: string): Error => new Error(message, { cause })

export const createBackEnd = (articles: readonly Article[]) => {
  const baskets = new Map<string, Basket>()
  return {
    find: (word: string) => articles.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase())),
    article: (number: number) => articles.find((article) => article.number === number),
    basket: (token: string) => baskets.get(token),
    /** Puts so many pieces of an article into a basket, into a new one without a token. 0 removes the row. */
    put: (token: string | null, version: number | null, number: number, pieces: number): Basket => {
      const basket = token === null ? { token: crypto.randomUUID(), version: 0, rows: new Map() } : baskets.get(token)
      const article = articles.find((known) => known.number === number)
      if (!basket || !article) throw refusal('unknown', 'There is no such basket or article')
      if (version !== null && version !== basket.version) throw refusal('outdated', 'The basket has changed')
      if (pieces > article.stock) throw refusal('sold-out', `Only ${article.stock} pieces are left`)
      const rows = new Map(basket.rows).set(number, pieces)
      if (pieces === 0) rows.delete(number)
      const changed = { token: basket.token, version: basket.version + 1, rows }
      baskets.set(changed.token, changed)
      return changed
    },
  }
}
