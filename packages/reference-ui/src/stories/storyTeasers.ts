import type { JournalMessages } from '../messages/journal/index.ts'
import type { StoryKey } from './storyPages.ts'

/** What the journal shows of a story: a link with its title, and a text below. */
export interface StoryTeaser {
  readonly story: StoryKey
  readonly title: string
  readonly text: string
}

/** Returns the teasers of all stories in the order of the journal. */
export const storyTeasers = (words: JournalMessages): readonly StoryTeaser[] => [
  { story: 'hut-to-hut', title: words.fogTitle, text: words.fogText },
  { story: 'rain-on-the-coast', title: words.coastTitle, text: words.coastText },
  { story: 'repairing-a-jacket', title: words.repairTitle, text: words.repairText },
]
