import { afterEach, expect, test, vi } from 'vitest'
import { holdTaps } from './holdTaps.ts'

const show = (html: string) => {
  document.body.innerHTML = html
  const element = <T extends HTMLElement>(id: string, kind: new () => T): T => {
    const found = document.getElementById(id)
    if (!(found instanceof kind)) throw new Error(`There is no ${id}`)
    return found
  }
  return element
}

/** What is heard from then on, by name. */
const listen = () => {
  const heard: string[] = []
  const hear = vi.fn(({ target }: Event) => {
    if (target instanceof HTMLElement) heard.push(target.id)
  })
  document.addEventListener('click', hear)
  stops.push(() => document.removeEventListener('click', hear))
  return heard
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

test('what was tapped is carried out once, in order, however often it was tapped', () => {
  const find = show(
    '<button type="button" id="menu"><b id="words">Menu</b></button><button type="button" id="add"></button>',
  )
  const carryOut = holdTaps(document)
  find('menu', HTMLButtonElement).click()
  find('words', HTMLElement).click()
  find('add', HTMLButtonElement).click()
  const heard = listen()
  carryOut()
  expect(heard).toEqual(['menu', 'add'])
  find('menu', HTMLButtonElement).click()
  expect(heard).toEqual(['menu', 'add', 'menu'])
})

test('a size is chosen anew, as a change that React can see', () => {
  const find = show(`
    <label id="label-s"><input type="radio" name="size" id="s" checked>S</label>
    <label><input type="radio" name="size" id="m">M</label><button type="button" id="add"></button>`)
  const carryOut = holdTaps(document)
  find('m', HTMLInputElement).click()
  find('add', HTMLButtonElement).click()
  const seen: boolean[] = []
  find('m', HTMLInputElement).addEventListener('change', () => seen.push(true))
  const heard = listen()
  carryOut()
  expect(heard).toEqual(['m', 'add'])
  expect(seen).toEqual([true])
  expect(find('m', HTMLInputElement).checked).toBe(true)
})

test('of several sizes only the last counts, and a tick that was taken back is none', () => {
  const find = show(`
    <input type="radio" name="size" id="s" checked><input type="radio" name="size" id="m"><input type="radio" name="size" id="l">
    <input type="checkbox" id="sale">`)
  const carryOut = holdTaps(document)
  for (const id of ['m', 'l', 'sale', 'sale']) find(id, HTMLInputElement).click()
  const heard = listen()
  carryOut()
  expect(heard).toEqual(['l'])
})

test('links, fields and what sends a form need no help, and what has gone is left alone', () => {
  const find = show(`
    <a id="link" href="#there"></a><input id="field">
    <form action="#sent"><input name="q" value="fleece"><button id="send"></button></form><button type="button" id="gone"></button>`)
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  const carryOut = holdTaps(document)
  for (const id of ['link', 'field', 'send', 'gone']) find(id, HTMLElement).click()
  find('gone', HTMLElement).remove()
  const heard = listen()
  carryOut()
  expect(heard).toEqual([])
})

test('who presses the button of a blank form wants it open: it is not sent, and pressed again once somebody listens', () => {
  const find = show('<form action="#sent"><input name="q"><button id="open"></button></form>')
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', sent)
  stops.push(() => document.removeEventListener('submit', sent))
  const carryOut = holdTaps(document)
  find('open', HTMLButtonElement).click()
  expect(sent).not.toHaveBeenCalled()
  const heard = listen()
  carryOut()
  expect(heard).toEqual(['open'])
})
