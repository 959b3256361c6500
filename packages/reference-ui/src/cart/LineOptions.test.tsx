import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { messages as german } from '../messages/de.ts'
import { MessagesProvider } from '../messages/index.ts'
import { LineOptions } from './LineOptions.tsx'

const show = (options: Parameters<typeof LineOptions>[0]['options']) =>
  render(
    <StrictMode>
      <MessagesProvider messages={german}>
        <p>
          <LineOptions options={options} />
        </p>
      </MessagesProvider>
    </StrictMode>,
  ).container.textContent

test("color and size have labels in the page's language, and a line without options shows nothing", {
  meta: { spec: ['2.cart.line-colour-size'] },
}, () => {
  const options = [
    { name: 'Size', value: 'M' },
    { name: 'Color', value: 'Red' },
  ]
  expect(show(options)).toBe('Farbe: Red, Größe: M')
  expect(show([])).toBe('')
})

test('other options follow color and size under their own names', () => {
  const options = [
    { name: 'Engraving', value: 'A. B.' },
    { name: 'Color', value: 'Red' },
    { name: 'Length', value: '32' },
  ]
  expect(show(options)).toBe('Farbe: Red, Engraving: A. B., Length: 32')
})

test('an option with a name in the language of the page has it, unless the page has one itself', () => {
  const options = [
    { name: 'Color', label: 'Couleur', value: 'Rot' },
    { name: 'Length', label: 'Länge', value: 'Lang' },
  ]
  expect(show(options)).toBe('Farbe: Rot, Länge: Lang')
})
