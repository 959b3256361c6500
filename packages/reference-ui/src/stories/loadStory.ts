import type { Site } from '../app/shop/sites.ts'
import { loadJournalMessages } from '../messages/journal/index.ts'
import { spelt } from '../messages/spelt.ts'
import { loadStoryText } from '../messages/stories/loadStoryText.ts'
import type { StoryText } from './story.types.ts'
import type { StoryKey } from './storyPages.ts'
import { type StoryTeaser, storyTeasers } from './storyTeasers.ts'

export interface StoryData extends StoryText {
  readonly title: string
  /** The teaser on the home page, which is also the description for search engines. */
  readonly description: string
  readonly linksTitle: string
  readonly nextTitle: string
  readonly next: StoryTeaser
}

/** Loads a story in the language and the spelling of a site. The last story leads to the first one. */
export const loadStory = async (key: StoryKey, { language, hreflang }: Site): Promise<StoryData> => {
  const [words, text] = await Promise.all([loadJournalMessages(hreflang), loadStoryText(key, language)])
  const teasers = storyTeasers(words)
  const at = teasers.findIndex(({ story }) => story === key)
  const [teaser, next] = [teasers[at], teasers[(at + 1) % teasers.length]]
  if (!teaser || !next) throw new Error(`The journal has no teaser of ${key}`)
  const { title, text: description } = teaser
  return { ...spelt(text, hreflang), title, description, linksTitle: words.links, nextTitle: words.next, next }
}
