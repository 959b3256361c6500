/** The shop shows the remaining number when the stock is below this limit (spec section 9). */
export const STOCK_IS_LOW_BELOW = 6
