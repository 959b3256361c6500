import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { faultOfFocus } from '../pages/faultOfFocus.ts'
import { type Found, findPart, type Part, plain } from './findPart.ts'
import type { KeyName, Tab } from './tab.ts'

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Polls often, because a walk has many short waits. Errors while a page changes are retried too. */
const PATIENCE = { timeout: 20_000, intervals: [50, 100, 200] }
const WHOLE_ROUND = 60

/** A picture of a page has at least this many bytes. PNG needs less than 4 kB for a window that shows one colour. */
const LEAST_PICTURE = 8000

const sayPart = ({ role, name, inside }: Part): string =>
  `${role}${name === undefined ? '' : ` ${name}`}${inside ? ` in ${sayPart(inside)}` : ''}`

/** Runs in a page: returns whether the page and its visible pictures have loaded, and no short animation runs. */
const isStill = (): boolean => {
  const isVisible = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
  // Animations longer than a second are timers, such as the display time of a toast. Firefox never ends a transition
  // in content that it does not render.
  const isMove = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    Number(effect?.getComputedTiming().endTime) <= 1000 &&
    effect instanceof KeyframeEffect &&
    effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true
  const hasLoaded = [...document.images].filter(isVisible).every((image) => image.complete)
  return document.readyState === 'complete' && hasLoaded && !document.getAnimations().some(isMove)
}

/** Runs in a page: says where the focus is while a dialog is open. */
const readStop = (): string => {
  const dialog = document.querySelector('dialog[open]')
  const { activeElement, body } = document
  if (!document.hasFocus() || activeElement === body || activeElement === null) return 'window'
  if (activeElement === dialog) return 'the dialog itself'
  const index = dialog === null ? -1 : [...dialog.querySelectorAll('*')].indexOf(activeElement)
  return index === -1 ? `outside: ${activeElement.outerHTML.slice(0, 120)}` : `inside ${index}`
}

/** One visitor of the shop in one tab of a browser, with the sentences of which the walks consist. */
export class Visit {
  readonly tab: Tab
  readonly isPhone: boolean
  readonly origin: string
  readonly #pictures: string

  constructor(tab: Tab, options: { origin: string; isPhone: boolean; pictures: string }) {
    this.tab = tab
    this.isPhone = options.isPhone
    this.origin = options.origin
    this.#pictures = options.pictures
  }

  /** Opens a path of a site and waits until React has hydrated the page. */
  async open(path: string, prefix = 'us/en-us') {
    await this.tab.open(`${this.origin}/${prefix}${path}`)
    await this.isHydrated()
  }

  async isHydrated() {
    // Until hydration, the search button is a submit button.
    const hasHydrated = () =>
      document.readyState === 'complete' && document.querySelector('search button[type=submit]') === null
    await expect(async () => expect(await this.tab.run(hasHydrated), 'the page is hydrated').toBe(true)).toPass(
      PATIENCE,
    )
  }

  async #find(part: Part, action: 'read' | 'reveal' | 'focus' = 'read'): Promise<Found | null> {
    const found = await this.tab.run(findPart, plain(part), action)
    if (found !== 'not loaded') return found
    await this.tab.load(library)
    return this.#find(part, action)
  }

  /** Waits until the page has the part and `check` accepts it. */
  async has(part: Part, check: (found: Found) => void = () => undefined): Promise<Found> {
    let last: Found | null = null
    await expect(async () => {
      last = await this.#find(part)
      if (last === null) throw new Error(`There is no ${sayPart(part)}`)
      check(last)
    }).toPass(PATIENCE)
    if (last === null) throw new Error(`There is no ${sayPart(part)}`)
    return last
  }

  async hasNo(part: Part) {
    await expect(async () => expect(await this.#find(part), `there is no ${sayPart(part)}`).toBeNull()).toPass(PATIENCE)
  }

  async hasText(part: Part, text: string | RegExp) {
    await this.has(part, (found) => expect(found.text).toMatch(text))
  }

  async hasValue(part: Part, value: string) {
    await this.has(part, (found) => expect(found.value, sayPart(part)).toBe(value))
  }

  async hasFocus(part: Part) {
    await this.has(part, ({ isFocused }) => expect(isFocused, `${sayPart(part)} has the focus`).toBe(true))
  }

  async sees(part: Part): Promise<boolean> {
    return (await this.#find(part)) !== null
  }

  async count(part: Part): Promise<number> {
    return (await this.#find(part))?.count ?? 0
  }

  async address(): Promise<string> {
    return this.tab.run(() => location.href)
  }

  async isAt(address: string | RegExp) {
    await expect(async () => expect(await this.address()).toMatch(address)).toPass(PATIENCE)
  }

  /** Presses the part with the mouse, once it has stopped moving and nothing covers it. */
  async press(part: Part) {
    let point = { x: 0, y: 0 }
    await expect(async () => {
      const found = await this.#find(part, 'reveal')
      if (!found?.point) throw new Error(`${found ? 'Something covers' : 'There is no'} ${sayPart(part)}`)
      const hasMoved = found.point.x !== point.x || found.point.y !== point.y
      point = found.point
      if (hasMoved || !(await this.tab.run(isStill))) throw new Error(`${sayPart(part)} moves`)
    }).toPass(PATIENCE)
    await this.tab.click(point.x, point.y)
  }

  /** Types a text into a field, or the name of an option into a list. */
  async fill(part: Part, text: string) {
    await this.has(part)
    await this.#find(part, 'focus')
    await this.tab.type(text)
  }

  async key(key: KeyName, withShift = false) {
    await this.tab.press(key, withShift)
  }

  /**
   * Presses Tab until each stop of a dialog has had the focus, and expects that each is inside, visible and has a focus
   * ring. The round also ends where the focus moves on to the browser's own interface.
   */
  async keepsFocusIn(dialog: Part) {
    await this.has(dialog)
    const stops = new Set<string>()
    for (let step = 0; step < WHOLE_ROUND; step += 1) {
      await this.key('Tab')
      const stop = await this.tab.run(readStop)
      if (stop === 'window' || stops.has(stop)) break
      expect(stop, `a stop of ${sayPart(dialog)}`).toMatch(/^inside/)
      await expect(async () => expect(await this.tab.run(faultOfFocus)).toBe('')).toPass(PATIENCE)
      stops.add(stop)
    }
    expect(stops.size, `stops of ${sayPart(dialog)}`).toBeGreaterThan(2)
  }

  /**
   * Saves a picture of the window when its pictures have loaded and nothing moves. Expects that the browser has drawn the
   * page, and that nothing is wider than the window.
   */
  async look(name: string) {
    await expect(async () => expect(await this.tab.run(isStill), `${name} is complete and still`).toBe(true)).toPass(
      PATIENCE,
    )
    const file = `${this.#pictures}-${name}.png`
    await expect(async () => {
      await this.tab.savePicture(file)
      expect(statSync(file).size, `bytes of the picture ${name}`).toBeGreaterThan(LEAST_PICTURE)
    }).toPass(PATIENCE)
    const surplus = await this.tab.run(() => document.documentElement.scrollWidth - innerWidth)
    expect(surplus, `${name}: pixels that are wider than the window`).toBeLessThanOrEqual(0)
  }
}
