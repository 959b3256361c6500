import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatDiscount } from '../../account/membership/membership.rules.ts'
import { measuredIn } from '../../product/sizes/lengths.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { sites } from './sites.ts'
import { useMoney, useOneDecimal } from './useFormats.ts'

afterEach(cleanup)

function Figures({ currency }: { readonly currency: string }) {
  const money = useMoney()
  const oneDecimal = useOneDecimal()
  return (
    <p>
      {oneDecimal(4.2)} {money({ amount: 420, currency })}
    </p>
  )
}

const english = sites.filter(({ language }) => language === 'en')

test.each(english)('an English page writes scores as its prices, with a point: $prefix', async (site) => {
  await openShop(<Figures currency={site.currency} />, { at: site.prefix })
  expect(document.querySelector('p')?.textContent).toBe(`4.2 ${site.sign}4.20`)
})

test.each(english)('an English page writes lengths and discounts with a point: $prefix', ({ hreflang }) => {
  expect(measuredIn('cm', hreflang)(25.5)).toBe('25.5')
  expect(formatDiscount(12.5, hreflang)).toBe('12.5%')
})

test.each([
  ['de/de-de', '4,2'],
  ['ch/de-ch', '4.2'],
  ['fr/fr-fr', '4,2'],
  ['it/it-it', '4,2'],
  ['es/es-es', '4,2'],
  ['pt/pt-pt', '4,2'],
])('other languages write a score as their country does: %s', async (at, score) => {
  await openShop(<Figures currency="EUR" />, { at })
  expect(document.querySelector('p')?.textContent).toContain(`${score} `)
})
