import type { Words } from '../words.types.ts'
import { activities } from './activities.ts'
import { content } from './content.ts'
import { facts } from './facts.ts'
import { features } from './features.ts'
import { kinds } from './kinds.ts'
import { labels } from './labels.ts'
import { materials } from './materials.ts'
import { reviews } from './reviews.ts'
import { sentences } from './sentences.ts'
import { summaries } from './summaries.ts'

export const fr: Words = {
  kinds,
  materials,
  features,
  summaries,
  sentences,
  facts,
  activities,
  labels,
  reviews,
  content,
}
