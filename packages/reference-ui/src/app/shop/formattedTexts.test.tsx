import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FormattedTexts, FormattedTextsContext, useFormatOnce } from './formattedTexts.ts'

const Price = ({ make }: { readonly make: () => string }) => <p>{useFormatOnce()('EUR 12000', make)}</p>

test('a text from the server is shown unchanged and not formatted again', () => {
  const make = vi.fn(() => 'made')
  const { container } = render(
    <FormattedTextsContext value={{ 'EUR 12000': '120,00 €' }}>
      <Price make={make} />
    </FormattedTextsContext>,
  )
  expect(container.textContent).toBe('120,00 €')
  expect(make).not.toHaveBeenCalled()
})

test('the server sends the texts that were formatted during rendering', () => {
  const formattedTexts: FormattedTexts = {}
  const make = vi.fn(() => '€120.00')
  render(
    <FormattedTextsContext value={formattedTexts}>
      <Price make={make} />
      <Price make={make} />
    </FormattedTextsContext>,
  )
  expect(formattedTexts).toEqual({ 'EUR 12000': '€120.00' })
  expect(make).toHaveBeenCalledTimes(1)
})

test('without a provider each render formats again, so that pages never share texts', () => {
  const make = vi.fn(() => '€120.00')
  const { container, rerender } = render(<Price make={make} />)
  rerender(<Price make={() => '120,00 €'} />)
  expect(container.textContent).toBe('120,00 €')
})
