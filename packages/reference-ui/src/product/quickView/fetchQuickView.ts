// A separate module, and so a separate chunk: the bundler writes the list of the quick view's files beside the
// `import()`. Otherwise the code of every page would contain the list.
export const fetchQuickView = () => import('./QuickView.tsx')
