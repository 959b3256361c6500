import { fetchable } from '../../app/loading/fetchable.tsx'

/**
 * The quick view. It is preloaded when the pointer or the focus reaches its button; the list of its files is in a
 * separate chunk (fetchQuickView.ts), so that it does not add to the code of every page.
 */
export const QuickView = fetchable(async () => (await import('./fetchQuickView.ts')).fetchQuickView())
