import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { QuantityPicker } from './QuantityPicker.tsx'

afterEach(cleanup)

const labels = { input: 'Quantity', list: 'Choose a quantity' }

function Picker({ told, committed }: { readonly told: string[]; readonly committed?: () => void }) {
  const [value, setValue] = useState('1')
  return (
    <QuantityPicker
      value={value}
      options={['1', '2', '3']}
      labels={labels}
      onCommit={committed}
      onChange={(text) => {
        told.push(text)
        setValue(text)
      }}
    />
  )
}

test('typing tells the text as it is, letters and emptiness included', async () => {
  const told: string[] = []
  render(<Picker told={told} />)
  const field = screen.getByRole('textbox', { name: 'Quantity' })
  await userEvent.clear(field)
  await userEvent.type(field, 'x')
  expect(told).toEqual(['', 'x'])
})

test('the list tells its option', async () => {
  const told: string[] = []
  render(<Picker told={told} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Choose a quantity' }), '3')
  expect(told).toEqual(['3'])
  expect(screen.getByRole('textbox')).toHaveProperty('value', '3')
})

test('a quantity beyond the list can still be chosen away from: no option poses as chosen', () => {
  render(<QuantityPicker value="12" options={['1', '2']} labels={labels} onChange={() => {}} />)
  expect(screen.getByRole('combobox')).toHaveProperty('value', '')
})

test('Enter and leaving the field commit', async () => {
  let commits = 0
  render(<Picker told={[]} committed={() => (commits += 1)} />)
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(commits).toBe(1)
  await userEvent.tab()
  expect(commits).toBe(2)
})

test.each([
  [undefined, '123'],
  [7, '123'],
  [12_000, '12345'],
])('with %s at most the field takes the digits that may mean something: %s', async (max, typed) => {
  const told: string[] = []
  render(<QuantityPicker value="" options={[]} labels={labels} max={max} onChange={(text) => told.push(text)} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('123456')
  expect(told).toEqual([typed])
})
