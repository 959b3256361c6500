/** The stories in the order of the journal. Each is at `/stories/` and its key. */
export const STORIES = ['hut-to-hut', 'rain-on-the-coast', 'repairing-a-jacket'] as const

export type StoryKey = (typeof STORIES)[number]

export const isStory = (key: string): key is StoryKey => STORIES.some((story) => story === key)

/** Returns the path of a story inside a site. */
export const storyPath = (story: StoryKey): `/${string}` => `/stories/${story}`
