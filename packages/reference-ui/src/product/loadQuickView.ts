import { fetchable } from '../app/fetchable.tsx'

/** The quick view: warmed on intent (pointer or focus on its button). Its files are named in a chunk of their own, not in what every page brings. */
export const QuickView = fetchable(async () => (await import('./fetchQuickView.ts')).fetchQuickView())
