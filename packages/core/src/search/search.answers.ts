import * as z from 'zod/mini'
import {
  type AnswersOf,
  custom,
  flag,
  id,
  maybeId,
  maybeMoney,
  maybeText,
  number,
  text,
} from '../shared/answerParts.ts'
import { createStandFor } from '../shared/unsupported.ts'
import type { SearchGateway } from './search.types.ts'

const card = z.object({
  id,
  slug: text,
  name: text,
  category: z.array(text),
  imageUrl: maybeText,
  secondImageUrl: z.optional(text),
  rating: z.optional(z.object({ average: number, count: number })),
  variantId: maybeId,
  price: maybeMoney,
  regularPrice: maybeMoney,
  tones: z.array(z.object({ key: text, name: text, hex: text })),
  badge: z.nullable(z.enum(['new', 'sale', 'coming-soon'])),
  custom: z.optional(custom),
})

const facet = z.object({
  field: text,
  label: text,
  values: z.array(z.object({ value: text, label: text, count: number, isActive: flag, hex: z.optional(text) })),
})

const searchResults = z.object({
  term: text,
  corrected: z.optional(text),
  products: z.array(card),
  total: number,
  page: number,
  pages: number,
  facets: z.array(facet),
  redirect: text,
})

const suggestion = z.object({
  query: text,
  corrected: maybeText,
  suggested: maybeText,
  alternatives: z.array(text),
})

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  search: searchResults,
  suggest: suggestion,
  popular: z.array(text),
  recommend: z.array(card),
} satisfies AnswersOf<SearchGateway>

/** Finds what replaces a call that the back end cannot answer. */
export const standFor = createStandFor<SearchGateway>({
  suggest: ['suggestions', async (query) => ({ query, corrected: null, suggested: null, alternatives: [] })],
  popular: ['trending', async () => []],
  recommend: ['recommendations', async () => []],
})
