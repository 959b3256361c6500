import { expect, test } from 'vitest'
import { sites } from '../../app/shop/sites.ts'
import { loadStory, type StoryData } from '../../stories/loadStory.ts'
import { STORIES } from '../../stories/storyPages.ts'
import { strangers } from '../typography.fixture.ts'

const all = STORIES.flatMap((story) => sites.map((site) => ({ story, site })))

/** Returns the texts of a story without its key. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'story' ? [] : textsIn(part)))
}

const shapeOf = ({ sections }: StoryData) =>
  sections.map(({ paragraphs, items }) => [paragraphs.length, items?.length ?? 0])

test.each(STORIES)('%s has the same sections and lists on every site', async (story) => {
  const shapes = await Promise.all(sites.map(async (site) => shapeOf(await loadStory(story, site))))
  for (const shape of shapes) expect(shape).toEqual(shapes[0])
})

/** What each list of "hut to hut" packs at its bottom: the second fleece of which the last section speaks. */
const SECOND_FLEECES =
  /a second fleece|ein zweites Fleece|deuxième polaire|un segundo forro polar|un secondo pile|um segundo polar/

test.each(sites)('the pack list of "hut to hut" has the second fleece of its text in $hreflang', async (site) => {
  const { sections } = await loadStory('hut-to-hut', site)
  expect(sections.flatMap(({ items = [] }) => items.filter((item) => SECOND_FLEECES.test(item)))).toHaveLength(1)
})

test.each(all)('$story is a readable length in $site.hreflang, without empty texts', async ({ story, site }) => {
  const { lead, sections } = await loadStory(story, site)
  const texts = textsIn({ lead, sections })
  expect(texts).not.toContain('')
  const count = texts.join(' ').split(/\s+/).length
  expect(count).toBeGreaterThan(280)
  expect(count).toBeLessThan(500)
})

test.each(Object.entries(strangers))('%s uses the quotes and spaces of its typography', async (language, stranger) => {
  const site = sites.find((one) => one.language === language)
  if (site === undefined) throw new Error(`No site speaks ${language}`)
  const texts = await Promise.all(STORIES.map(async (story) => textsIn(await loadStory(story, site))))
  expect(texts.flat().filter((text) => stranger.test(text))).toEqual([])
})

test.each(STORIES)('%s has no ß in Switzerland', async (story) => {
  for (const site of sites.filter(({ hreflang }) => hreflang === 'de-CH'))
    expect(JSON.stringify(await loadStory(story, site))).not.toContain('ß')
})

test('each story leads to the next one, and the last to the first', async () => {
  const [site] = sites
  if (site === undefined) throw new Error('There is no site')
  const next = await Promise.all(STORIES.map(async (story) => (await loadStory(story, site)).next.story))
  expect(next).toEqual([...STORIES.slice(1), STORIES[0]])
})
