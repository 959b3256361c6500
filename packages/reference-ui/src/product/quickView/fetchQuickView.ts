// A module of its own: the bundler writes the list of files beside the `import()`, and every page would carry it.
export const fetchQuickView = () => import('./QuickView.tsx')
