import type { Contact } from '@cairn/core/content'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { defaultSite } from '../app/shop/sites.ts'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { SearchHelp } from './SearchHelp.tsx'

afterEach(cleanup)

const nowhere: Contact = { phone: null, hours: null, email: null, formUrl: null, chatUrl: null }

const show = (contact: Partial<Contact>) => {
  const shop = {
    site: defaultSite,
    url: new URL('https://shop.example/us/en-us/search'),
    isNavigating: false,
    navigate: () => undefined,
  }
  const { container } = render(
    <ShopContext value={shop}>
      <MessagesProvider messages={english}>
        <SearchHelp contact={{ ...nowhere, ...contact }} level={2} />
      </MessagesProvider>
    </ShopContext>,
  )
  return {
    links: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    text: container.textContent ?? '',
  }
}

test('the contact details come from the configuration', { meta: { spec: ['2.search.help-configured'] } }, () => {
  const contact = { phone: '+49 (0)30 5550-100', email: 'help@cairn.example', formUrl: '/contact' }
  expect(show(contact).links).toEqual(['tel:+490305550100', 'mailto:help@cairn.example', '/us/en-us/contact'])
})

test.each([
  ['phone', { email: 'help@cairn.example', formUrl: '/contact' }, ['mailto:help@cairn.example', '/us/en-us/contact']],
  ['email', { phone: '030', formUrl: '/contact' }, ['tel:030', '/us/en-us/contact']],
  ['form', { phone: '030', email: 'help@cairn.example' }, ['tel:030', 'mailto:help@cairn.example']],
  ['anything', {}, []],
])(
  'without %s nothing replaces it, in particular no number',
  {
    meta: { spec: ['2.search.help-configured'] },
  },
  (missing, contact, links) => {
    const shown = show(contact)
    expect(shown.links).toEqual(links)
    if (missing === 'phone' || missing === 'anything') expect(shown.text).not.toMatch(/\d{3}|toll/i)
  },
)
