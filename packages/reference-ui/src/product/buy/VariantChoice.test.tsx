import { type Choice, chooseOption, type OptionValue, type Product, viewProduct } from '@cairn/core/product'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { messages } from '../../messages/en.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { inPage, productOf, variantOf } from '../page/product.fixture.tsx'
import { BuyActs } from './BuyActs.tsx'
import { focusMissing, VariantChoice } from './VariantChoice.tsx'

afterEach(cleanup)

const values = (...keys: readonly string[]): readonly OptionValue[] => keys.map((key) => ({ key, label: key }))

/**
 * Trousers with three options: a colour without pictures, a waist and a length. The option `Length` has its own label
 * in the shopper's language.
 */
const trousers = productOf({
  options: [
    { name: 'Color', values: [{ key: 'rust', label: 'Rust', hex: '#a84408' }] },
    { name: 'Waist', values: values('30', '32') },
    { name: 'Length', label: 'Inseam', values: values('32', '34') },
  ],
  variants: ['30 32', '30 34', '32 32'].map((name, index) => {
    const [Waist = '', Length = ''] = name.split(' ')
    return variantOf(index + 1, { options: { Color: 'rust', Waist, Length } })
  }),
})

function Chosen({ product }: { readonly product: Product }) {
  const [choice, setChoice] = useState<Choice>({})
  const [needsChoice, setNeedsChoice] = useState(false)
  const missing = useRef<HTMLDivElement>(null)
  const view = viewProduct(product, choice)
  return (
    <>
      <VariantChoice
        view={view}
        needsChoice={needsChoice}
        missingRef={missing}
        hintId="hint"
        onChoose={(option, key) => setChoice(chooseOption(product, choice, option, key))}
      />
      <BuyActs
        view={view}
        hintId="hint"
        onChoiceNeeded={() => {
          setNeedsChoice(true)
          focusMissing(missing.current, view)
        }}
      />
    </>
  )
}

const group = (name: RegExp) => within(screen.getByRole('group', { name }))
const choose = (option: RegExp, value: RegExp) => userEvent.click(group(option).getByRole('radio', { name: value }))

test('each option has its picker: swatches for a colour, chips for others, under the name that the shopper knows', () => {
  const { container } = render(inPage(<Chosen product={trousers} />))
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    'Colour RustRust',
    'Waist 3032',
    'Inseam 3234',
  ])
  // A colour without a picture is a dot of the colour.
  expect(container.querySelector('circle')?.getAttribute('fill')).toBe('#a84408')
  expect(group(/^Colour/).getByRole<HTMLInputElement>('radio').checked).toBe(true)
})

test('a press without a complete choice asks for the first missing option and focuses it', async () => {
  const { saved } = await openShop(<Chosen product={trousers} />, { lines: [] })
  const add = screen.getByRole('button', { name: messages.product.addToCart })
  await userEvent.click(add)
  expect(screen.getByText('Please choose: Waist.')).toBeTruthy()
  expect(document.activeElement).toBe(group(/^Waist/).getByRole('radio', { name: '30' }))
  await choose(/^Waist/, /32/)
  expect(
    group(/^Inseam/)
      .getByRole('radio', { name: /34/ })
      .closest('label')?.textContent,
  ).toBe('34Sold out')
  await userEvent.click(add)
  expect(screen.getByText('Please choose: Inseam.')).toBeTruthy()
  await choose(/^Inseam/, /32/)
  await userEvent.click(add)
  await expect.poll(() => saved).toMatchObject([{ kind: 'add', variantId: '3' }])
})

test('a choice that no variant has together with a later one drops the later one', async () => {
  render(inPage(<Chosen product={trousers} />))
  await choose(/^Waist/, /30/)
  await choose(/^Inseam/, /34/)
  await choose(/^Waist/, /32/)
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? value : [])),
  ).toEqual(['rust', '32'])
})

test('a product without options has no picker and can be bought at once', async () => {
  const product = productOf({ options: [], variants: [variantOf(7, { options: {} })] })
  const { saved } = await openShop(<Chosen product={product} />, { lines: [] })
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: messages.product.addToCart }))
  await expect.poll(() => saved).toMatchObject([{ kind: 'add', variantId: '7' }])
})
