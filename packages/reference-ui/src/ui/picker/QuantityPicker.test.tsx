import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import QuantityList from './QuantityList.tsx'
import { QuantityPicker } from './QuantityPicker.tsx'

afterEach(cleanup)

const labels = { input: 'Quantity', list: 'Choose a quantity' }

function Picker({ changes, committed }: { readonly changes: string[]; readonly committed?: () => void }) {
  const [value, setValue] = useState('1')
  return (
    <QuantityPicker
      List={QuantityList}
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
  const field = screen.getByRole('combobox', { name: 'Quantity' })
  await userEvent.clear(field)
  await userEvent.type(field, 'x')
  expect(changes).toEqual(['', 'x'])
})

test('a press into the field and the Tab key select the number, so that typing replaces it', async () => {
  const changes: string[] = []
  render(<Picker changes={changes} />)
  const field = screen.getByRole('combobox', { name: 'Quantity' })
  await userEvent.click(field)
  await userEvent.keyboard('3')
  expect(changes).toEqual(['3'])
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('2')
  expect(changes).toEqual(['3', '2'])
})

test('the button opens the list, which reports the chosen option', async () => {
  const changes: string[] = []
  render(<Picker changes={changes} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a quantity' }))
  await userEvent.click(screen.getByRole('option', { name: '3' }))
  expect(changes).toEqual(['3'])
  expect(screen.getByRole('combobox')).toHaveProperty('value', '3')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test.each(['scroll', 'resize'])('a %s closes the list only if it moves the field away from it', async (name) => {
  render(<Picker changes={[]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a quantity' }))
  act(() => void window.dispatchEvent(new Event(name)))
  expect(screen.queryByRole('listbox')).not.toBeNull()
  const moved = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -40, 80, 40))
  act(() => void window.dispatchEvent(new Event(name)))
  moved.mockRestore()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('the picker is one tab stop; arrow keys and Enter choose, and Escape closes only the list', async () => {
  const changes: string[] = []
  const escapes: string[] = []
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a drawer that listens for Escape
    <div onKeyDown={({ key }) => escapes.push(key)}>
      <Picker changes={changes} />
      <button type="button">Next</button>
    </div>,
  )
  const field = screen.getByRole('combobox')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { name: '2' }).id).toBe(field.getAttribute('aria-activedescendant'))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(changes).toEqual(['3'])
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(escapes).not.toContain('Escape')
  await userEvent.keyboard('{Escape}')
  expect(escapes).toContain('Escape')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
})

test('with a quantity beyond the list no option is selected, so that any option can be chosen', async () => {
  render(<QuantityPicker List={QuantityList} value="12" options={['1', '2']} labels={labels} onChange={() => {}} />)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
})

test('Enter and blur commit', async () => {
  let commits = 0
  render(<Picker changes={[]} committed={() => (commits += 1)} />)
  await userEvent.type(screen.getByRole('combobox'), '{Enter}')
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
  render(
    <QuantityPicker
      List={QuantityList}
      value=""
      options={[]}
      labels={labels}
      max={max}
      onChange={(text) => changes.push(text)}
    />,
  )
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.paste('123456')
  expect(changes).toEqual([typed])
})
