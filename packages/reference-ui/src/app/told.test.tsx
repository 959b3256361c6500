import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Told, ToldContext, useTold } from './told.ts'

const Price = ({ make }: { readonly make: () => string }) => <p>{useTold()('EUR 12000', make)}</p>

test('what the server has told is shown as it is, and nothing is made again', () => {
  const make = vi.fn(() => 'made')
  const { container } = render(
    <ToldContext value={{ 'EUR 12000': '120,00 €' }}>
      <Price make={make} />
    </ToldContext>,
  )
  expect(container.textContent).toBe('120,00 €')
  expect(make).not.toHaveBeenCalled()
})

test('what was made while a page was drawn is what the server tells', () => {
  const told: Told = {}
  const make = vi.fn(() => '€120.00')
  render(
    <ToldContext value={told}>
      <Price make={make} />
      <Price make={make} />
    </ToldContext>,
  )
  expect(told).toEqual({ 'EUR 12000': '€120.00' })
  expect(make).toHaveBeenCalledTimes(1)
})

test('without a page around it a text is made each time, so that no two pages share one', () => {
  const make = vi.fn(() => '€120.00')
  const { container, rerender } = render(<Price make={make} />)
  rerender(<Price make={() => '120,00 €'} />)
  expect(container.textContent).toBe('120,00 €')
})
