import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { SizePicker } from './SizePicker.tsx'
import { Swatches } from './Swatches.tsx'

afterEach(cleanup)

test('a sold-out size has a text label and cannot be chosen', async () => {
  const taken: string[] = []
  render(
    <SizePicker
      legend="Size"
      value="m"
      onChange={(value) => taken.push(value)}
      sizes={[
        { value: 'm', label: 'M' },
        { value: 'l', label: 'L' },
        { value: 'xl', label: 'XL', unavailable: 'sold out', disabled: true },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('radio', { name: /XL\s*sold out/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'L' }))
  expect(taken).toEqual(['l'])
  expect(screen.getByRole('radio', { name: 'M' })).toHaveProperty('checked', true)
})

test('the only size of a product appears once, without a copy beside the legend', () => {
  render(<SizePicker legend="Size" value="one" onChange={() => {}} sizes={[{ value: 'one', label: 'One size' }]} />)
  expect(screen.getByRole('group', { name: 'Size' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'One size' })).toHaveProperty('checked', true)
})

test('the name of the chosen colour appears beside the legend', () => {
  const picture = { src: '/spruce.webp' }
  render(
    <Swatches
      legend="Colour"
      value="dusk"
      onChange={() => {}}
      swatches={[
        { value: 'spruce', name: 'Spruce', picture },
        { value: 'dusk', name: 'Dusk', picture },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'Colour Dusk' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Dusk' })).toHaveProperty('checked', true)
})
