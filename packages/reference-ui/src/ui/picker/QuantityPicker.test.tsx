import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { QuantityPicker } from './QuantityPicker.tsx'

afterEach(cleanup)

const labels = { input: 'Quantity', list: 'Choose a quantity' }

function Picker({ changes, committed }: { readonly changes: string[]; readonly committed?: () => void }) {
  const [value, setValue] = useState('1')
  return (
    <QuantityPicker
      value={value}
      options={['1', '2', '3']}
      labels={labels}
      onCommit={committed}
      onChange={(text) => {
        changes.push(text)
        setValue(text)
      }}
    />
  )
}

test('typing reports the raw text, including letters and the empty string', async () => {
  const changes: string[] = []
  render(<Picker changes={changes} />)
  const field = screen.getByRole('textbox', { name: 'Quantity' })
  await userEvent.clear(field)
  await userEvent.type(field, 'x')
  expect(changes).toEqual(['', 'x'])
})

test('the list reports the chosen option', async () => {
  const changes: string[] = []
  render(<Picker changes={changes} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Choose a quantity' }), '3')
  expect(changes).toEqual(['3'])
  expect(screen.getByRole('textbox')).toHaveProperty('value', '3')
})

test('with a quantity beyond the list no option is selected, so that any option can be chosen', () => {
  render(<QuantityPicker value="12" options={['1', '2']} labels={labels} onChange={() => {}} />)
  expect(screen.getByRole('combobox')).toHaveProperty('value', '')
})

test('Enter and blur commit', async () => {
  let commits = 0
  render(<Picker changes={[]} committed={() => (commits += 1)} />)
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(commits).toBe(1)
  await userEvent.tab()
  expect(commits).toBe(2)
})

test.each([
  [undefined, '123'],
  [7, '123'],
  [12_000, '12345'],
])('with a maximum of %s the field accepts only as many digits as are useful: %s', async (max, typed) => {
  const changes: string[] = []
  render(<QuantityPicker value="" options={[]} labels={labels} max={max} onChange={(text) => changes.push(text)} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('123456')
  expect(changes).toEqual([typed])
})
