import { definePage, notFound } from '../app/routing/page.ts'
import { breadcrumbData, breadcrumbsTo } from '../content/breadcrumbs.ts'
import { loadStory } from './loadStory.ts'
import { StoryArticle } from './StoryArticle.tsx'
import { storyData } from './storyData.ts'
import { isStory, storyPath } from './storyPages.ts'

export default definePage({
  path: '/stories/:story',
  load: async ({ params: { story }, site }) =>
    isStory(story) ? { data: { story, text: await loadStory(story, site) } } : notFound(),
  head: ({ data: { story, text }, site, url, messages }) => {
    const { shopName } = messages.common
    const crumbs = breadcrumbsTo([{ name: text.title, path: storyPath(story) }], shopName)
    return {
      title: text.title,
      description: text.description,
      structuredData: import.meta.env.SSR && [
        storyData(text, { story, site, origin: url.origin, shopName }),
        breadcrumbData(crumbs, url.origin, site),
      ],
    }
  },
  Component: ({ data: { story, text } }) => <StoryArticle story={story} text={text} />,
})
