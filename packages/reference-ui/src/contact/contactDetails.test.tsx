import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Header } from '../header/Header.tsx'
import { SearchHelp } from '../search/SearchHelp.tsx'
import { menusOf } from '../testing/menus.fixture.ts'
import { openShop } from '../testing/openShop.fixture.tsx'

afterEach(cleanup)

test('the header and the help show the telephone number and hours of the menus', {
  meta: { spec: ['9.content.support-hours', '2.header.phone', '2.search.help-phone'] },
}, async () => {
  const contact = { ...menusOf().contact, phone: '+49 (0)30 / 5550-100', hours: 'Di–Do 11–12 Uhr' }
  await openShop(
    <>
      <Header menus={menusOf({ contact })} />
      <main>
        <SearchHelp contact={contact} level={2} />
      </main>
    </>,
  )
  for (const role of ['banner', 'main'] as const) {
    const link = within(screen.getByRole(role)).getByRole('link', { name: /^Call us/ })
    expect(link.getAttribute('href')).toBe('tel:+490305550100')
    expect(link.textContent).toContain('+49 (0)30 / 5550-100')
    expect(link.textContent).toContain('Di–Do 11–12 Uhr')
  }
})

test('a number without hours shows no hours', async () => {
  const contact = { ...menusOf().contact, hours: null }
  await openShop(<SearchHelp contact={contact} level={2} />)
  expect(screen.getByRole('link', { name: /^Call us/ }).textContent).toBe('Call us +1 800 555 0199Toll-free')
})
