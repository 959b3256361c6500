import { afterEach, expect, test, vi } from 'vitest'
import { replayEarlyClicks } from './replayEarlyClicks.ts'

const show = (html: string) => {
  document.body.innerHTML = html
  const element = <T extends HTMLElement>(id: string, kind: new () => T): T => {
    const found = document.getElementById(id)
    if (!(found instanceof kind)) throw new Error(`There is no ${id}`)
    return found
  }
  return element
}

/** Records the ids of the clicked elements from now on. */
const listen = () => {
  const clicked: string[] = []
  const onClick = vi.fn(({ target }: Event) => {
    if (target instanceof HTMLElement) clicked.push(target.id)
  })
  document.addEventListener('click', onClick)
  stops.push(() => document.removeEventListener('click', onClick))
  return clicked
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

test('replays each clicked control once, in order, however often it was clicked', () => {
  const find = show(
    '<button type="button" id="menu"><b id="words">Menu</b></button><button type="button" id="add"></button>',
  )
  const replay = replayEarlyClicks(document)
  find('menu', HTMLButtonElement).click()
  find('words', HTMLElement).click()
  find('add', HTMLButtonElement).click()
  const clicked = listen()
  replay()
  expect(clicked).toEqual(['menu', 'add'])
  find('menu', HTMLButtonElement).click()
  expect(clicked).toEqual(['menu', 'add', 'menu'])
})

test('replays the choice of a radio button as a change that React detects', () => {
  const find = show(`
    <label id="label-s"><input type="radio" name="size" id="s" checked>S</label>
    <label><input type="radio" name="size" id="m">M</label><button type="button" id="add"></button>`)
  const replay = replayEarlyClicks(document)
  find('m', HTMLInputElement).click()
  find('add', HTMLButtonElement).click()
  const seen: boolean[] = []
  find('m', HTMLInputElement).addEventListener('change', () => seen.push(true))
  const clicked = listen()
  replay()
  expect(clicked).toEqual(['m', 'add'])
  expect(seen).toEqual([true])
  expect(find('m', HTMLInputElement).checked).toBe(true)
})

test('replays only the last choice of a radio group, and no checkbox that was toggled back', () => {
  const find = show(`
    <input type="radio" name="size" id="s" checked><input type="radio" name="size" id="m"><input type="radio" name="size" id="l">
    <input type="checkbox" id="sale">`)
  const replay = replayEarlyClicks(document)
  for (const id of ['m', 'l', 'sale', 'sale']) find(id, HTMLInputElement).click()
  const clicked = listen()
  replay()
  expect(clicked).toEqual(['l'])
})

test('ignores links, text fields, submit buttons and removed controls', () => {
  const find = show(`
    <a id="link" href="#there"></a><input id="field">
    <form action="#sent"><input name="q" value="fleece"><button id="send"></button></form><button type="button" id="gone"></button>`)
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  const replay = replayEarlyClicks(document)
  for (const id of ['link', 'field', 'send', 'gone']) find(id, HTMLElement).click()
  find('gone', HTMLElement).remove()
  const clicked = listen()
  replay()
  expect(clicked).toEqual([])
})

test('the submit button of a blank form does not submit it, and is clicked again at the replay', () => {
  const find = show('<form action="#sent"><input name="q"><button id="open"></button></form>')
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', sent)
  stops.push(() => document.removeEventListener('submit', sent))
  const replay = replayEarlyClicks(document)
  find('open', HTMLButtonElement).click()
  expect(sent).not.toHaveBeenCalled()
  const clicked = listen()
  replay()
  expect(clicked).toEqual(['open'])
})
