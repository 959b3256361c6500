/** Below it the shopper is told how many pieces remain (spec section 9). */
export const STOCK_IS_LOW_BELOW = 6
