import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Header } from '../header/Header.tsx'
import { SearchHelp } from '../search/SearchHelp.tsx'
import { menusOf } from '../testing/menus.fixture.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { settings } from './settings.ts'

afterEach(cleanup)

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,fixture,states}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('the support hours are stated once, and the header and the help read them from there', {
  meta: { spec: ['9.content.support-hours'] },
}, async () => {
  const { supportHours } = settings
  expect(supportHours).toBe('MON-FRI 9AM - 6PM EST')
  const times = Object.entries(sources).flatMap(([file, text]) =>
    Array.from({ length: text.split(supportHours).length - 1 }, () => file),
  )
  expect(times).toEqual(['./settings.ts'])
  const { contact } = menusOf()
  await openShop(
    <>
      <Header menus={menusOf()} />
      <main>
        <SearchHelp contact={contact} level={2} />
      </main>
    </>,
  )
  for (const role of ['banner', 'main'] as const)
    expect(within(screen.getByRole(role)).getByRole('link', { name: /^Call us/ }).textContent).toContain(supportHours)
})
