import type { StoryText } from '../../stories/story.types.ts'
import type { StoryKey } from '../../stories/storyPages.ts'

const files = import.meta.glob<{ readonly text: StoryText }>('./{en,de,fr,es,it,pt}/*.ts')

/** Loads the text of a story in the language of a site. */
export const loadStoryText = async (story: StoryKey, language: string): Promise<StoryText> => {
  const load = files[`./${language}/${story}.ts`]
  if (!load) throw new Error(`There is no text of ${story} in ${language}`)
  return (await load()).text
}
