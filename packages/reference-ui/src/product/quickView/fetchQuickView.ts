export const fetchQuickView = () => import('./QuickView.tsx')
