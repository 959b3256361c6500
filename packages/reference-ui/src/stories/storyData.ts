import { toHref } from '../app/shop/address.ts'
import type { Site } from '../app/shop/sites.ts'
import { sceneUrl } from '../ui/picture/Scene.tsx'
import type { StoryData } from './loadStory.ts'
import { type StoryKey, storyPath } from './storyPages.ts'
import { STORY_SCENES } from './storyScenes.ts'

interface StoryPlace {
  readonly story: StoryKey
  readonly site: Site
  readonly origin: string
  readonly shopName: string
}

/** Returns the schema.org data of a story. */
export const storyData = (
  { title, description }: StoryData,
  { story, site, origin, shopName }: StoryPlace,
): unknown => {
  const { top, figure } = STORY_SCENES[story]
  const shop = { '@type': 'Organization', name: shopName, url: origin + toHref(site, '/') }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: site.hreflang,
    image: [top, figure].map((file) => origin + sceneUrl(file, 1600)),
    mainEntityOfPage: origin + toHref(site, storyPath(story)),
    author: shop,
    publisher: shop,
  }
}
