import type { SceneFile } from '../ui/picture/Scene.tsx'
import type { StoryKey } from './storyPages.ts'

interface StoryScenes {
  /** The landscape above the story. */
  readonly top: SceneFile
  /** The same landscape for wide windows. */
  readonly wideTop: SceneFile
  /** The equipment of the story, drawn from above. */
  readonly figure: SceneFile
}

/** The pictures of each story. */
export const STORY_SCENES: Readonly<Record<StoryKey, StoryScenes>> = {
  'hut-to-hut': { top: 'dawn-16x9', wideTop: 'dawn-21x9', figure: 'packing-16x9' },
  'rain-on-the-coast': { top: 'coast-16x9', wideTop: 'coast-21x9', figure: 'layers-16x9' },
  'repairing-a-jacket': { top: 'mend-16x9', wideTop: 'mend-21x9', figure: 'repair-16x9' },
}
