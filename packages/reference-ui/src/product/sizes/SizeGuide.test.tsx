import type { Choice, Product } from '@cairn/core/product'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findSite, type Site } from '../../app/shop/sites.ts'
import { inPage, productOf, sizesOnly } from '../page/product.fixture.tsx'
import { inInches } from './lengths.ts'
import { SizeGuideButton } from './SizeGuideButton.tsx'
import { tablesOf } from './sizeTables.ts'

const scrollIntoView = vi.fn()

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  scrollIntoView.mockClear()
})

// Import the chunks in advance, as the browser does when the pointer approaches the button.
beforeAll(async () => {
  await import('./SizeGuide.tsx')
  await Promise.all([
    import('../../messages/product/de.ts'),
    import('../../messages/product/en.ts'),
    import('../../messages/sizeFinder/en.ts'),
  ])
})

const siteAt = (prefix: string): Site => {
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`There is no site at ${prefix}`)
  return site
}

const nothing = (): void => undefined

const open = async (product: Product, prefix = 'de/de-de', choice: Choice = {}, onChoose = nothing) => {
  render(inPage(<SizeGuideButton product={product} choice={choice} onChoose={onChoose} />, siteAt(prefix)))
  await userEvent.click(screen.getByRole('button', { name: 'Size guide' }))
  return within(await screen.findByRole('dialog', {}, { timeout: 5000 }))
}

test('every size is a row with its name as header, in centimetres, or in inches after a switch', async () => {
  const dialog = await open(productOf())
  const table = dialog.getByRole('table')
  const row = within(table).getByRole('row', { name: /^M/ })
  expect(within(row).getByRole('rowheader').textContent).toBe('M')
  const said = () =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(said()).toEqual(['88–93', '72–77', '96–101'])
  await userEvent.click(dialog.getByRole('radio', { name: 'Zoll' }))
  expect(said()).toEqual(['34,5–36,5', '28,5–30,5', '38–40'])
})

test('the shop in the United States starts with inches', async () => {
  const dialog = await open(productOf(), 'us/en-us')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'inches' }).checked).toBe(true)
})

test('a unisex garment has a table for women and one for men', async () => {
  const dialog = await open(productOf({ gender: 'all' }), 'us/en-us')
  expect(dialog.getAllByRole('table')).toHaveLength(2)
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Find my size',
    'Women',
    'Men',
  ])
})

test('a product of one size has no choice and no size guide', () => {
  render(
    inPage(
      <SizeGuideButton
        product={productOf({ options: sizesOnly('one') })}
        choice={{ Size: 'one' }}
        onChoose={nothing}
      />,
    ),
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['alpha', ['xs', 's', 'm', 'l', 'xl', 'xxl'], ['chest', 'waist', 'hip']],
  ['lengths', ['28', '38'], ['waist', 'hip']],
  ['gloves', ['6', '10'], ['hand', 'handLength']],
  ['caps', ['s-m', 'l-xl'], ['head']],
  ['socks', ['36-38', '45-47'], ['foot', 'uk']],
  ['shoes', ['37', '46'], ['foot', 'uk', 'usWomen', 'usMen']],
])('%s are measured at the body part that wears them', (_, keys, measures) => {
  const [guided] = tablesOf(productOf({ gender: 'all', options: sizesOnly(...keys) }))
  expect(guided?.table.measures).toEqual(measures)
  for (const key of keys) expect(guided?.table.rows[key]).toHaveLength(measures.length)
})

test.each([
  ['women', ['foot', 'uk', 'usWomen'], [26.5, '8', '10']],
  ['men', ['foot', 'uk', 'usMen'], [26.5, '8', '9']],
] as const)('a shoe for %s has no American size of the other gender', (gender, measures, row) => {
  const [guided] = tablesOf(productOf({ gender, options: sizesOnly('42') }))
  expect([guided?.table.measures, guided?.table.rows['42']]).toEqual([measures, row])
})

test("women's pants have a size for every waist and hip of women's tops", () => {
  const rowsOf = (...keys: string[]) => {
    const [guided] = tablesOf(productOf({ gender: 'women', options: sizesOnly(...keys) }))
    return keys.map((key) => guided?.table.rows[key])
  }
  const tops = rowsOf('xs', 's', 'm', 'l', 'xl', 'xxl').map((row) => row?.slice(1))
  expect(tops[0]).toEqual([
    [62, 66],
    [86, 90],
  ])
  expect(rowsOf('25', '27', '29', '32', '35', '38')).toEqual(tops)
})

test("the guide of pants has no second inseam beside the one of the product's own text", async () => {
  const fit = 'Inseam: 30.3 in (25), 31.1 in (29)'
  const dialog = await open(productOf({ fit, options: sizesOnly('25', '29') }), 'us/en-us')
  expect(dialog.getByText(fit)).toBeTruthy()
  expect(dialog.getByText(/The inseam of each size is stated above/)).toBeTruthy()
  expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Size', 'Waist', 'Hip'])
})

test('a pack worn like a vest is measured by the chest, and sizes without measurements have no table', () => {
  const breadcrumbs = [{ title: 'Packs', url: '/search?filter.category=packs' }]
  expect(tablesOf(productOf({ options: sizesOnly('s-m', 'l-xl'), breadcrumbs }))[0]?.table.measures).toEqual(['chest'])
  expect(tablesOf(productOf({ options: sizesOnly('m', '3xl') }))).toEqual([])
})

test('inches are rounded to what a tape can measure', () => {
  expect([2.54, 100].map(inInches)).toEqual([1, 39.5])
})

test('neighbouring shoe sizes differ in inches too', () => {
  expect([23.5, 24, 24.5].map(inInches)).toEqual([9.3, 9.4, 9.6])
})

const measured = async (dialog: Awaited<ReturnType<typeof open>>, height: string, chest: string) => {
  await userEvent.click(await dialog.findByText('Find my size'))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Height/ }), height)
  await userEvent.type(dialog.getByRole('textbox', { name: /^Chest/ }), chest)
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest a size' }))
}

test('the size finder suggests a size with the reason, and one press chooses it and closes the dialog', async () => {
  const chosen = vi.fn()
  const dialog = await open(productOf(), 'us/en-us', {}, chosen)
  await measured(dialog, '66', '36')
  expect(dialog.getByRole('status').textContent).toBe('We suggest M.M fits a chest of 34.5–36.5 inches.')
  await userEvent.click(dialog.getByRole('button', { name: 'Choose M' }))
  expect(chosen).toHaveBeenCalledWith('m')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('every answer of the size finder is scrolled into view', async () => {
  const dialog = await open(productOf(), 'us/en-us')
  await measured(dialog, '66', '36')
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest a size' }))
  expect(scrollIntoView.mock.contexts).toHaveLength(2)
  const [answer] = scrollIntoView.mock.contexts
  expect(answer).toContain(dialog.getByRole('status'))
  expect(answer).toContain(dialog.getByRole('button', { name: 'Choose M' }))
})

test('a switch of the unit converts the measurements and keeps the answer, in the new unit', async () => {
  const dialog = await open(productOf(), 'us/en-us')
  await userEvent.click(dialog.getByRole('radio', { name: 'cm' }))
  await measured(dialog, '178', '90')
  expect(dialog.getByRole('status').textContent).toContain('88–93\u00a0cm')
  await userEvent.click(dialog.getByRole('radio', { name: 'inches' }))
  const values = () => dialog.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(values()).toEqual(['70', '35.5'])
  expect(dialog.getByRole('status').textContent).toContain('34.5–36.5 inches')
  await userEvent.click(dialog.getByRole('radio', { name: 'cm' }))
  expect(values()).toEqual(['178', '90'])
})

test('errors and the old answer go with the change of an answer and do not return before the next press', async () => {
  const dialog = await open(productOf(), 'us/en-us')
  await measured(dialog, '66', '36')
  const [height, chest] = dialog.getAllByRole<HTMLInputElement>('textbox')
  if (height === undefined || chest === undefined) throw new Error('There are no fields')
  await userEvent.type(height, '0')
  expect(dialog.getByRole('status').textContent).toBe('')
  await userEvent.clear(chest)
  expect(dialog.queryByText(/^Enter a measurement/)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest a size' }))
  expect(dialog.getAllByText(/^Enter a measurement/)).toHaveLength(2)
  await userEvent.type(height, '{Backspace}')
  expect(dialog.getAllByText(/^Enter a measurement/)).toHaveLength(1)
  await userEvent.click(dialog.getByRole('radio', { name: 'cm' }))
  expect(dialog.queryByText(/^Enter a measurement/)).toBeNull()
})

test('a measurement that cannot be right is refused with the possible range and stays in its field', async () => {
  const dialog = await open(productOf(), 'us/en-us')
  await measured(dialog, '66', '90')
  const chest = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Chest/ })
  expect(dialog.getByText('Enter a measurement in the range 21.5–67 inches, such as 36.')).toBeDefined()
  expect([chest.value, document.activeElement, dialog.queryByRole('button', { name: /^Choose/ })]).toEqual([
    '90',
    chest,
    null,
  ])
})

test('without a tape the size that the shopper usually wears is suggested, with the chest that it fits', async () => {
  const dialog = await open(productOf(), 'us/en-us')
  await userEvent.click(await dialog.findByText('Find my size'))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Height/ }), '66')
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest a size' }))
  expect(dialog.getByText('Enter a measurement in the range 21.5–67 inches, such as 36.')).toBeDefined()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Size you usually/ }), 'M')
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest a size' }))
  expect(dialog.getByRole('status').textContent).toContain('Our M fits a chest of 34.5–36.5 inches.')
})

test('a unisex garment is suggested from the table that the shopper chooses', async () => {
  const dialog = await open(productOf({ gender: 'all' }), 'us/en-us')
  await measured(dialog, '70', '38')
  expect(dialog.getByText('We suggest L.')).toBeDefined()
  await userEvent.click(dialog.getByRole('radio', { name: 'Men' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest a size' }))
  expect(dialog.getByText('We suggest M.')).toBeDefined()
})

test('a suggested size that is sold out in the chosen colour is named, with the colours that have it', async () => {
  const dialog = await open(productOf(), 'us/en-us', { Color: 'sand' })
  await measured(dialog, '5 ft 6', '38')
  expect(dialog.getByText('We suggest L.')).toBeDefined()
  expect(dialog.getByText('L is sold out in Sand, but available in Spruce.')).toBeDefined()
})

test('a suggested size that is sold out in every colour can be chosen for a mail', async () => {
  const variants = productOf().variants.map((variant) => ({ ...variant, inventoryLevel: 0 }))
  const dialog = await open(productOf({ variants }), 'us/en-us', { Color: 'sand' })
  await measured(dialog, '66', '36')
  expect(dialog.getByText('M is sold out. Choose it to get an email when it is back.')).toBeDefined()
})

test('a suggested size in stock has no such sentence', async () => {
  const dialog = await open(productOf(), 'us/en-us', { Color: 'sand' })
  await measured(dialog, '66', '36')
  expect(dialog.queryByText(/sold out/)).toBeNull()
})

test.each([
  ['us/en-us', 'Enter a measurement in the range 47–90.5 inches, such as 66 or 5 ft 6 in.'],
  ['gb/en-gb', 'Enter a measurement in the range 120–230 cm, such as 170 or 1.70 m.'],
])('at %s an impossible height is refused with examples, and feet and inches are offered', async (prefix, error) => {
  const dialog = await open(productOf(), prefix)
  await measured(dialog, '9', '36')
  expect(dialog.getByText(error)).toBeDefined()
  expect(dialog.getByText('You can also enter feet and inches, such as 5 ft 6 in.')).toBeDefined()
})

const inCategory = (category: string, ...keys: string[]) => ({
  options: sizesOnly(...keys),
  breadcrumbs: [{ title: '', url: `/search?filter.category=${category}` }],
})

test.each(['pants', 'shorts', 'tights'])('the sizes in letters of %s have no chest', (category) => {
  const [guided] = tablesOf(productOf(inCategory(category, 's', 'm')))
  expect(guided?.table).toMatchObject({ measures: ['waist', 'hip'], how: 'howLegs' })
  expect(guided?.table.rows.m).toEqual([
    [72, 77],
    [96, 101],
  ])
  expect(tablesOf(productOf({ ...inCategory(category, 's', 'm'), gender: 'all' }))).toHaveLength(2)
})

test('the size finder of trousers asks for waist and hip, and for no chest or height', async () => {
  const dialog = await open(productOf(inCategory('pants', 's', 'm', 'l')), 'gb/en-gb')
  await userEvent.click(await dialog.findByText('Find my size'))
  const fields = dialog.getAllByRole<HTMLInputElement>('textbox')
  expect(fields.map(({ name }) => name)).toEqual(['waist', 'hip'])
  const suggest = () => userEvent.click(dialog.getByRole('button', { name: 'Suggest a size' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Hip in cm \(optional\)/ }), '9')
  await suggest()
  expect(dialog.getByText('Enter a measurement in the range 45–170 cm, such as 76.')).toBeDefined()
  expect(dialog.getByText('Enter a measurement in the range 60–180 cm, such as 98.')).toBeDefined()
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Hip/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Waist/ }), '74')
  await suggest()
  expect(dialog.getByRole('status').textContent).toBe('We suggest M.M fits a waist of 72–77\u00a0cm.')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Hip/ }), '105')
  await suggest()
  expect(dialog.getByRole('status').textContent).toBe(
    'We suggest L.Your waist measurement suggests M, your hip measurement L. L has room for both.',
  )
})

test.each([
  ['shoes', ['37', '38']],
  ['gloves', ['6', '7']],
  ['headwear', ['s-m', 'l-xl']],
  ['socks', ['36-38', '39-41']],
  ['packs', ['regular', 'long']],
])('%s have a size guide with their single row of measurements but no size finder', async (category, keys) => {
  const dialog = await open(productOf(inCategory(category, ...keys)))
  await dialog.findByRole('table')
  expect(dialog.queryByText('Find my size')).toBeNull()
})
