import type { StoryKey } from './storyPages.ts'

interface StoryScenes {
  /** The landscape above the story. */
  readonly top: string
  /** The equipment of the story, drawn from above. */
  readonly figure: string
}

/** The pictures of each story, as names of drawn scenes. */
export const STORY_SCENES: Readonly<Record<StoryKey, StoryScenes>> = {
  'hut-to-hut': { top: 'dawn', figure: 'packing' },
  'rain-on-the-coast': { top: 'coast', figure: 'layers' },
  'repairing-a-jacket': { top: 'mend', figure: 'repair' },
}

/** Returns the address of a scene in a ratio. */
export const sceneUrl = (scene: string, ratio: '16x9' | '21x9'): string => `/media/scenes/${scene}-${ratio}.svg`
