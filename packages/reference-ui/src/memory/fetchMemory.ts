// A separate chunk: the bundler writes the lists of files beside each `import()`. Otherwise the code of the pages would
// contain these lists.
export const fetchProductMemory = () => import('./ProductMemory.tsx')
export const fetchRecentlyViewed = () => import('./RecentlyViewed.tsx')
export const fetchProductStrips = () => import('../product/page/ProductStrips.tsx')
