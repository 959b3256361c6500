import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createFakeGateways } from '@cairn/core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadMessages } from '../../messages/index.ts'
import { expectCaughtErrors } from '../../testing/caughtErrors.fixture.ts'
import { definePage } from '../routing/page.ts'
import { emptyState } from '../routing/pageState.ts'
import { App } from '../shell/App.tsx'
import { defaultSite as site } from '../shop/sites.ts'

expectCaughtErrors()
afterEach(cleanup)

const page = definePage({
  path: '/search',
  head: () => ({}),
  Component: ({ url }) => {
    const term = url.searchParams.get('q')
    if (term === 'odd') throw new Error('broken')
    return <h1>{term}</h1>
  },
})

test('after an error at one URL the boundary renders the same page again for the next URL', async () => {
  const href = (term: string) => `https://shop.example/us/en-us/search?q=${term}`
  const platform = createMemoryPlatform({ href: href('odd') })
  const store = createFullStore({
    site: site.prefix,
    platform,
    gateways: createFakeGateways({ site: site.prefix, country: null }),
  })
  const messages = await loadMessages(site.language)
  const onError = vi.fn()
  const shop = (term: string, isNavigating = false) => (
    <App
      site={site}
      store={store}
      messages={messages}
      shell={undefined}
      formattedTexts={{}}
      state={states(term)}
      isNavigating={isNavigating}
      isFirst={false}
      announcement=""
      navigate={() => undefined}
      onError={onError}
    />
  )
  const known = new Map<string, ReturnType<typeof emptyState>>()
  const states = (term: string) => {
    const state = known.get(term) ?? { ...emptyState(new URL(href(term)), 200), page }
    known.set(term, state)
    return state
  }
  const { rerender } = render(shop('odd'))
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  expect(heading()).toBe(messages.errors.title)
  rerender(shop('odd', true))
  expect(heading()).toBe(messages.errors.title)
  expect(onError).toHaveBeenCalledTimes(1)
  rerender(shop('jacket'))
  expect(heading()).toBe('jacket')
})
