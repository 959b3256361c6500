// A separate chunk: the bundler writes the list of files beside the `import()`. Otherwise the code of every page would
// contain the list.
export const fetchAddCarried = () => import('./addCarried.ts')
