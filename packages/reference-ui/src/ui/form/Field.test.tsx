import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const words = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

test('a valid field is described by its hint alone', () => {
  render(<TextField label="Postcode" hint="Five digits" />)
  const field = screen.getByLabelText('Postcode')
  expect(words(field)).toEqual(['Five digits'])
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

test('an invalid field is marked, and described by its error and then by its hint', () => {
  render(<TextField label="Postcode" hint="Five digits" error="A German postcode has five digits." />)
  const field = screen.getByLabelText('Postcode')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(words(field)).toEqual(['A German postcode has five digits.', 'Five digits'])
})

test('an error is announced at once in the focused field, and in another field when it receives the focus', () => {
  const form = (error?: string) => (
    <>
      <TextField label="Postcode" error={error} />
      <TextField label="City" error={error} />
    </>
  )
  const { rerender } = render(form())
  screen.getByLabelText('Postcode').focus()
  rerender(form('Please fill this in.'))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(words(screen.getByLabelText('Postcode'))).toEqual([screen.getByRole('alert').textContent])
  screen.getByLabelText('City').focus()
  rerender(form('Please fill this in.'))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('sending the form again from the field announces a remaining error again, and typing does not', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Postcode" error="Please fill this in." />
    </form>,
  )
  const field = screen.getByLabelText('Postcode')
  await userEvent.type(field, '1')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(field, '{Enter}')
  const first = screen.getByRole('alert')
  await userEvent.type(field, '2')
  expect(screen.getByRole('alert')).toBe(first)
  await userEvent.type(field, '{Enter}')
  expect(screen.getByRole('alert')).not.toBe(first)
  expect(words(field)).toEqual(['Please fill this in.'])
})

test('an id from outside links the label as well', () => {
  render(<TextArea id="review" label="Your review" error="Write 30 letters." />)
  expect(screen.getByLabelText('Your review').id).toBe('review')
  expect(words(screen.getByLabelText('Your review'))).toEqual(['Write 30 letters.'])
})

test('a hidden label still names a list', () => {
  render(
    <Select label="Sort by" labelHidden>
      <option>Most relevant</option>
    </Select>,
  )
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy()
})

test('a press on its label ticks a checkbox, and its error describes it', async () => {
  render(<Checkbox label="I agree" error="Please agree." />)
  await userEvent.click(screen.getByText('I agree'))
  const box = screen.getByRole('checkbox', { name: /I agree/ })
  expect(box).toHaveProperty('checked', true)
  expect(words(box)).toEqual(['Please agree.'])
})

test('radio buttons report the chosen option and leave the state to the owner', async () => {
  const chosen: string[] = []
  render(
    <RadioGroup
      legend="Shipping"
      value="standard"
      onChange={(value) => chosen.push(value)}
      options={[
        { value: 'standard', label: 'Standard' },
        { value: 'express', label: 'Express' },
        { value: 'pigeon', label: 'Pigeon', disabled: true },
      ]}
    />,
  )
  await userEvent.click(screen.getByLabelText('Express'))
  await userEvent.click(screen.getByLabelText('Pigeon'))
  expect(chosen).toEqual(['express'])
  expect(screen.getByLabelText('Standard')).toHaveProperty('checked', true)
  expect(screen.getByRole('group', { name: 'Shipping' })).toBeTruthy()
})
