import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { defaultSite } from '../app/shop/sites.ts'
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

test('the first message stays until 4999 ms, the second appears at 5000 ms, and the first again after the last', {
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

test('three messages take turns, each with its own fade', {
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
  // Each message is a new element, so that its animation starts again.
  expect(paragraphs.size).toBe(4)
})

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])(
  'under %s nothing changes, and a full pause follows',
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

test('the pause button stops the messages until its next press, and its name says what a press does', () => {
  const { bar, words } = show(promo('one'), promo('two'))
  const button = within(bar ?? document.body).getByRole('button', { name: english.header.pauseOffers })
  // On a touch screen, the focus stays on the pressed button.
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

test('a single message stays without a timer, and without messages there is no bar', {
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

test('with reduced motion nothing moves by itself, and two buttons step through the messages in both directions', {
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

test('a message that the user chooses stays for a full pause', {
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

test('screen readers announce a message that the user chooses, and none that appears by itself', () => {
  const { bar } = show(promo('one'), promo('two'))
  const region = bar?.querySelector('[aria-live]')
  expect(region?.getAttribute('aria-live')).toBe('off')
  if (bar !== null) fireEvent.focus(bar)
  press(nextOffer)
  expect(region?.getAttribute('aria-live')).toBe('polite')
  expect(region?.querySelector('p')?.textContent).toBe('two')
})

test('the bar reserves space for all messages, and exposes one of them to screen readers and the keyboard', () => {
  const { bar } = show(promo('one'), promo('a much [longer](/longer) message'))
  const [other] = bar?.querySelectorAll('[aria-hidden="true"]:not(svg)') ?? []
  expect(other?.textContent).toBe('a much longer message')
  expect(bar?.querySelectorAll('a')).toHaveLength(0)
})

test('a message appears in its own two colours', {
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
])('text in %s is readable before hydration: the style sheet writes it %s', (textColor, ink) => {
  const backgroundColor = ink === 'light' ? '#102030' : '#f0f0f0'
  expect(show(promo('one', { backgroundColor, textColor })).bar?.dataset.ink).toBe(ink)
})

test('strong text is strong, a link navigates, and any other markup is text', {
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

test('a passing pointer does not restart the messages while one has the focus', {
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

test('messages that change while the bar is visible leave no gap, and each still has its turn', () => {
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
