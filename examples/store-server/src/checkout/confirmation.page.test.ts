import { expect, it } from 'vitest'
import type { Place } from './checkout.layout.ts'
import { soldOutPage } from './confirmation.page.ts'
import { checkoutMessages } from './messages/index.ts'

const place: Place = { hreflang: 'en-US', home: '/us/en-us' }
const { en } = checkoutMessages

it('names what has been sold out', () => {
  const { text } = soldOutPage(place, en, [{ name: 'Mug' }])
  expect(text).toContain(en.nothingTitle)
  expect(text).toContain(en.leftOut('Mug'))
})

it('says of a cart that was emptied meanwhile that it is empty, not that something is sold out', () => {
  const { text } = soldOutPage(place, en, [])
  expect(text).toContain(en.emptyTitle)
  expect(text).toContain(en.emptyText)
  expect(text).not.toContain(en.leftOut(''))
})
