import { fetchable } from '../../app/loading/fetchable.tsx'

/**
 * The quick view, preloaded when the pointer or the focus reaches its button. The list of its files is in another chunk
 * (fetchQuickView.ts), because the code of every page would otherwise contain the list.
 */
export const QuickView = fetchable(async () => (await import('./fetchQuickView.ts')).fetchQuickView())
