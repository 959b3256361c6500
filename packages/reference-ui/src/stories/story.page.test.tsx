import { createFakeGateways } from '@cairn/core/testing'
import { screen, within } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import storyPage from './story.page.tsx'
import { STORY_LINKS } from './storyLinks.ts'

afterEach(cleanup)

const at = 'de/de-de'

const visit = (story: string) => {
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  return { site, params: { story }, url: new URL(`https://shop.example/${at}/stories/${story}`) }
}

const load = (story: string) =>
  storyPage.load({
    ...visit(story),
    gateways: createFakeGateways({ site: at }),
    signal: new AbortController().signal,
  })

const open = async (story: string) => {
  const loaded = await load(story)
  if (loaded.kind !== 'loaded') throw new Error(`${story} is ${loaded.kind}`)
  const { Component } = storyPage
  await openShop(<Component {...visit(story)} data={loaded.data} deferred={{}} />, { at })
}

test('a story has its title, and links to products and to the next story', async () => {
  await open('hut-to-hut')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Von Hütte zu Hütte: was in den Rucksack kommt')
  const links = within(screen.getByRole('article')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    STORY_LINKS['hut-to-hut'].map((path) => `/${at}${path}`),
  )
  const next = screen.getByRole('link', { name: 'Drei Tage Regen auf dem Küstenweg' })
  expect(next.getAttribute('href')).toBe(`/${at}/stories/rain-on-the-coast`)
})

test('the pictures of a story are rendered files, and only that of the first screen loads at once', async () => {
  await open('hut-to-hut')
  const images = [...document.querySelectorAll('article img')]
  expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual([
    ['/media/scenes/dawn-16x9-750.webp', 'eager'],
    ['/media/scenes/packing-16x9-750.webp', 'lazy'],
  ])
  const wide = document.querySelector('article source[media]')
  expect(wide?.getAttribute('srcset')).toBe(
    '/media/scenes/dawn-21x9-750.avif 750w, /media/scenes/dawn-21x9-1600.avif 1600w',
  )
})

test('another name is not found', async () => {
  expect(await load('nothing')).toEqual({ kind: 'notFound' })
})
