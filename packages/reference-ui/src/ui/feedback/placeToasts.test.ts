import { afterEach, expect, test } from 'vitest'
import { placeToasts } from './placeToasts.ts'

afterEach(() => {
  document.body.replaceChildren()
})

/** The rows, in pixels from the top, that the region takes at each place. */
const rows = { usual: 600, opposite: 60, inside: 900 }

/** Creates an element that is 50 px high, with its upper edge at `top`. */
const elementAt = (name: string, top: () => number): HTMLElement => {
  const element = document.createElement(name)
  element.getBoundingClientRect = () => new DOMRect(0, top(), 300, 50)
  return element
}

const open = () => {
  const region: HTMLElement = elementAt('section', () => rows[placeOf()])
  const placeOf = () =>
    region.dataset.place === 'opposite' || region.dataset.place === 'inside' ? region.dataset.place : 'usual'
  region.scrollIntoView = () => undefined
  const button = (top: number, parent: HTMLElement = document.body) =>
    parent.appendChild(elementAt('button', () => top))
  document.body.append(region)
  return { region, button, placeOf }
}

test('the toasts leave the lower edge while they would cover the focused element', () => {
  const { region, button, placeOf } = open()
  const [low, middle] = [button(610), button(300)]
  low.focus()
  placeToasts(region, null)
  expect(placeOf()).toBe('opposite')
  middle.focus()
  placeToasts(region, null)
  expect(placeOf()).toBe('usual')
})

test('toasts that would cover a button of a dialog at both edges follow its content', () => {
  const { region, button, placeOf } = open()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  button(610, dialog)
  placeToasts(region, dialog)
  expect(placeOf()).toBe('opposite')
  button(70, dialog)
  placeToasts(region, dialog)
  expect(placeOf()).toBe('inside')
})

test('toasts that the shopper is about to close stay where they are', () => {
  const { region, button, placeOf } = open()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  placeToasts(region, dialog)
  button(610, dialog)
  region.append(document.createElement('button'))
  region.querySelector('button')?.focus()
  placeToasts(region, dialog)
  expect(placeOf()).toBe('usual')
})
