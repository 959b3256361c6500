import { fetchable } from '../../app/loading/fetchable.tsx'

/**
 * The quick view, preloaded when the pointer or the focus reaches its button. A separate chunk lists its files, so that
 * they do not add to the code of every page.
 */
export const QuickView = fetchable(async () => (await import('./fetchQuickView.ts')).fetchQuickView())
