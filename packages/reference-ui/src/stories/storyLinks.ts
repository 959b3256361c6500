import type { StoryPaths } from './story.types.ts'
import type { StoryKey } from './storyPages.ts'

/** The links below each story: to suitable products, or to the repair service. */
export const STORY_LINKS: Readonly<Record<StoryKey, StoryPaths>> = {
  'hut-to-hut': [
    '/search?filter.category=packs-trekking',
    '/search?filter.category=fleece',
    '/search?filter.category=socks-hiking',
  ],
  'rain-on-the-coast': [
    '/search?filter.category=jackets-rain',
    '/search?filter.category=base-layers-merino',
    '/search?filter.category=fleece',
  ],
  'repairing-a-jacket': ['/legal/repairs', '/service#contact', '/search?filter.category=jackets'],
}
