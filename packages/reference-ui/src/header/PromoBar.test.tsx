import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShopContext } from '../app/ShopContext.tsx'
import { defaultSite } from '../app/sites.ts'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { PromoBar } from './PromoBar.tsx'
import { type Promo, readPromo } from './readPromo.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const promo = (message: string, change: Partial<Promo> = {}): Promo =>
  readPromo({ message, backgroundColor: 'orange', textColor: 'black', ...change })

const show = (...messages: readonly Promo[]) => {
  const shop = {
    site: defaultSite,
    url: new URL('https://shop.example/us/en-us/home'),
    isNavigating: false,
    navigate: () => undefined,
  }
  const withMessages = (messages: readonly Promo[]) => (
    <StrictMode>
      <ShopContext value={shop}>
        <MessagesProvider messages={english}>
          <PromoBar messages={messages} />
        </MessagesProvider>
      </ShopContext>
    </StrictMode>
  )
  const { container, rerender } = render(withMessages(messages))
  const bar = container.querySelector('section')
  return {
    container,
    bar,
    words: () => bar?.querySelector('p')?.textContent,
    change: (...next: readonly Promo[]) => rerender(withMessages(next)),
  }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('the first message is there at 4999 ms, the second at 5000 ms, and the first again after the last', {
  meta: { spec: ['2.header.promo-interval'] },
}, () => {
  const { words } = show(promo('one'), promo('two'))
  pass(4999)
  expect(words()).toBe('one')
  pass(1)
  expect(words()).toBe('two')
  pass(5000)
  expect(words()).toBe('one')
})

test('three messages come in turn, each in a fade of its own', {
  meta: { spec: ['2.header.promo-rotates'] },
}, () => {
  const { bar, words } = show(promo('one'), promo('two'), promo('three'))
  const seen: (string | null | undefined)[] = []
  const paragraphs = new Set([bar?.querySelector('p')])
  for (let turn = 0; turn < 3; turn += 1) {
    pass(5000)
    seen.push(words())
    paragraphs.add(bar?.querySelector('p'))
  }
  expect(seen).toEqual(['two', 'three', 'one'])
  // Each is a new element, since an animation begins with its element.
  expect(paragraphs.size).toBe(4)
})

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])(
  'under %s nothing changes, and afterwards there is a whole pause again',
  {
    meta: { spec: ['2.header.promo-interval'] },
  },
  (_, enter, leave) => {
    const { bar, words } = show(promo('one'), promo('two'))
    if (bar === null) throw new Error('There is no bar')
    enter(bar)
    pass(60_000)
    expect(words()).toBe('one')
    leave(bar)
    pass(4999)
    expect(words()).toBe('one')
    pass(1)
    expect(words()).toBe('two')
  },
)

test('a press on the button stops the messages until the next, and its name says what it would do', () => {
  const { bar, words } = show(promo('one'), promo('two'))
  const button = within(bar ?? document.body).getByRole('button', { name: english.header.pauseOffers })
  // A finger presses, and the focus stays where it pressed.
  fireEvent.focus(button)
  fireEvent.click(button)
  expect(button.getAttribute('aria-label')).toBe(english.header.resumeOffers)
  fireEvent.blur(button)
  pass(60_000)
  expect(words()).toBe('one')
  fireEvent.focus(button)
  fireEvent.click(button)
  expect(button.getAttribute('aria-label')).toBe(english.header.pauseOffers)
  pass(5000)
  expect(words()).toBe('two')
})

test('a single message stands still without a timer, and none leaves no bar', {
  meta: { spec: ['2.header.promo-single'] },
}, () => {
  const { bar, words } = show(promo('one'))
  expect(vi.getTimerCount()).toBe(0)
  expect(bar?.querySelector('button')).toBeNull()
  pass(60_000)
  expect(words()).toBe('one')
  cleanup()
  expect(show().container.innerHTML).toBe('')
  expect(vi.getTimerCount()).toBe(0)
})

const prefersLessMotion = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = new EventTarget()
    return Object.assign(list, {
      media,
      matches: true,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  })

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const { nextOffer, previousOffer } = english.header

test('with less motion nothing moves by itself, and two buttons lead through every message in either direction', {
  meta: { spec: ['2.header.promo-interval', '2.header.promo-rotates'] },
}, () => {
  const matchMedia = prefersLessMotion()
  const { words } = show(promo('one'), promo('two'), promo('three'))
  pass(60_000)
  expect(words()).toBe('one')
  const seen = [nextOffer, nextOffer, nextOffer, previousOffer, previousOffer].map((name) => {
    press(name)
    return words()
  })
  expect(seen).toEqual(['two', 'three', 'one', 'three', 'two'])
  matchMedia.mockRestore()
})

test('a message that was chosen by a button is shown for a whole pause', {
  meta: { spec: ['2.header.promo-interval'] },
}, () => {
  const { words } = show(promo('one'), promo('two'), promo('three'))
  pass(4000)
  press(nextOffer)
  pass(4999)
  expect(words()).toBe('two')
  pass(1)
  expect(words()).toBe('three')
})

test('a message that was chosen is read out, and one that comes by itself is not', () => {
  const { bar } = show(promo('one'), promo('two'))
  const region = bar?.querySelector('[aria-live]')
  expect(region?.getAttribute('aria-live')).toBe('off')
  if (bar !== null) fireEvent.focus(bar)
  press(nextOffer)
  expect(region?.getAttribute('aria-live')).toBe('polite')
  expect(region?.querySelector('p')?.textContent).toBe('two')
})

test('the bar keeps room for all its messages, of which screen readers and the keyboard meet one', () => {
  const { bar } = show(promo('one'), promo('a much [longer](/longer) message'))
  const [other] = bar?.querySelectorAll('[aria-hidden="true"]:not(svg)') ?? []
  expect(other?.textContent).toBe('a much longer message')
  expect(bar?.querySelectorAll('a')).toHaveLength(0)
})

test('a message is shown in its own two colours', {
  meta: { spec: ['3.content.promo', '2.header.promo-colours'] },
}, () => {
  const { bar } = show(promo('one', { backgroundColor: '#102030', textColor: '#fafafa' }))
  expect(bar?.querySelector('rect')?.getAttribute('fill')).toBe('#102030')
  expect(bar?.style.getPropertyValue('--promo-ink')).toBe('#fafafa')
})

test.each([
  ['#fafafa', 'light'],
  ['white', 'light'],
  ['#141b1a', 'dark'],
  ['black', 'dark'],
])('words in %s can be read before the script comes: the style sheet writes them %s', (textColor, ink) => {
  const backgroundColor = ink === 'light' ? '#102030' : '#f0f0f0'
  expect(show(promo('one', { backgroundColor, textColor })).bar?.dataset.ink).toBe(ink)
})

test('strong words are strong, a link leads on, and markup of another kind is text', {
  meta: { spec: ['2.header.promo-markdown', '2.header.promo-sanitised'] },
}, () => {
  const { bar, words } = show(
    promo('**Free** *fast* shipping [now](/sale) <img src=x onerror=1> [x](javascript:alert(1))'),
  )
  expect(bar?.querySelector('strong')?.textContent).toBe('Free')
  expect(bar?.querySelector('em')?.textContent).toBe('fast')
  expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(['/us/en-us/sale'])
  expect(bar?.querySelector('img')).toBeNull()
  expect(words()).toContain('<img src=x onerror=1>')
})

test('a pointer that goes across lets nothing move that has the focus', {
  meta: { spec: ['2.header.promo-interval'] },
}, () => {
  const { bar, words } = show(promo('[one](/one)'), promo('two'))
  if (bar === null) throw new Error('There is no bar')
  act(() => bar.querySelector('a')?.focus())
  fireEvent.pointerEnter(bar)
  fireEvent.pointerLeave(bar)
  pass(5000)
  expect(words()).toBe('one')
  expect(document.activeElement).toBe(bar.querySelector('a'))
  act(() => bar.querySelector('a')?.blur())
  pass(5000)
  expect(words()).toBe('two')
})

test('messages that go or come while the bar is shown leave no gap, and each still has its turn', () => {
  const [one, two, three] = [promo('one'), promo('two'), promo('three')]
  const { words, change } = show(one, two, three)
  pass(5000)
  pass(5000)
  expect(words()).toBe('three')
  change(one, two)
  expect(words()).toBe('one')
  pass(5000)
  expect(words()).toBe('two')
  change(one)
  expect(words()).toBe('one')
  pass(20_000)
  expect(words()).toBe('one')
  change(one, two, three)
  const turns = [words()]
  for (let turn = 0; turn < 2; turn += 1) {
    pass(5000)
    turns.push(words())
  }
  expect(turns.toSorted()).toEqual(['one', 'three', 'two'])
})
