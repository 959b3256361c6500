/** The part of a variant or a line that says how many pieces there are. */
export interface Stock {
  readonly isTracked: boolean
  readonly inventoryLevel: number | null
}

/**
 * Reads `stockLevel`, a text that each Vendure chooses (`StockDisplayStrategy`). A number is the stock. Of the texts of
 * the default strategy, `OUT_OF_STOCK` is 0, and the others do not say how many pieces there are.
 */
export const stockOf = (stockLevel: string): Stock => {
  if (/^\d+$/.test(stockLevel)) return { isTracked: true, inventoryLevel: Number(stockLevel) }
  return stockLevel === 'OUT_OF_STOCK'
    ? { isTracked: true, inventoryLevel: 0 }
    : { isTracked: false, inventoryLevel: null }
}
