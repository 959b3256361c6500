import { NO_MEMBERSHIP } from '@cairn/core/membership'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LoadMembership } from '../../account/membership/LoadMembership.tsx'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { Price } from '../../ui/productCard/Price.tsx'
import { usePrices } from './usePrices.ts'
import { usePricesWithoutNote } from './usePricesWithoutNote.ts'

afterEach(cleanup)

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const guide = { ...NO_MEMBERSHIP, isActive: true, customerGroupId: '2', discount: 30 }

function Prices() {
  const prices = usePrices()
  return (
    <>
      <Price {...prices(usd(9999), null)} />
      <Price {...prices(usd(5000), usd(8000), 'plus tax')} />
    </>
  )
}

const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

test('a visitor and a customer without a group see the public price', async () => {
  await openShop(<Prices />)
  expect(shown()).toEqual(['$99.99', 'Sale price $50.00Regular price $80.00plus tax'])
})

test('a professional sees the member price beside the public price, rounded per item', async () => {
  const { store } = await openShop(
    <>
      <LoadMembership />
      <Prices />
    </>,
    {
      isSignedIn: true,
      gateways: {
        membership: {
          load: async () => ({ membership: guide, expired: false }),
          verify: () => Promise.reject(new Error()),
        },
      },
    },
  )
  store.membership.commands.load()
  await screen.findByText('$69.99')
  expect(shown()).toEqual([
    'Professional price $69.99Regular price $99.99',
    'Professional price $35.00Regular price $80.00Professional price · plus tax',
  ])
})

const Reduced = () => <Price {...usePricesWithoutNote()(usd(5000), usd(8000))} />

test.each([
  ['us/en-us', 'Sale price $50.00Regular price $80.00'],
  ['ie/en-ie', /^\D*50\.00$/],
])('on %s a place without the lowest price shows %s', async (site, text) => {
  await openShop(<Reduced />, { at: site })
  expect(shown()).toEqual([typeof text === 'string' ? text : expect.stringMatching(text)])
})
