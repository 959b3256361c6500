import type { StoreSource } from '../sites/sites.data.ts'

/**
 * The language of the reviews that a store shows; null means all languages. The US store shows English reviews only.
 */
export const REVIEW_LANGUAGES: Readonly<Record<StoreSource, string | null>> = { EU: null, US: 'en' }
