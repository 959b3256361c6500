/**
 * Components that a page loads after its first paint without an interaction, by the file of the page, relative to `src`.
 * Their styles are part of the page's style sheet. As separate sheets they arrive in any order, and Chromium restyles
 * the whole page when a sheet arrives before one that precedes it in the document.
 */
export const lateParts: Readonly<Record<string, readonly string[]>> = {
  'product/page/product.page.tsx': [
    'delivery/DeliveryBox.tsx',
    'memory/ProductMemory.tsx',
    'product/page/ProductStrips.tsx',
  ],
  'cart/cart.page.tsx': ['product/card/SuggestedProducts.tsx', 'product/card/TopSellers.tsx'],
}
