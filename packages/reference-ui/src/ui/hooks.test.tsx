import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useMediaQuery } from './useMediaQuery.ts'
import { useScrollLock } from './useScrollLock.ts'
import { useStyleProperties } from './useStyleProperties.ts'

afterEach(cleanup)

function Bar({ colour }: { readonly colour: string | undefined }) {
  const bar = useRef<HTMLDivElement>(null)
  useStyleProperties(bar, { '--bar': colour })
  return <div ref={bar} data-testid="bar" />
}

test('custom properties follow their values and go when the value goes', () => {
  const { getByTestId, rerender } = render(<Bar colour="#123456" />)
  const shown = () => getByTestId('bar').style.getPropertyValue('--bar')
  expect(shown()).toBe('#123456')
  rerender(<Bar colour="#abcdef" />)
  expect(shown()).toBe('#abcdef')
  rerender(<Bar colour={undefined} />)
  expect(shown()).toBe('')
})

function Wide({ onServer }: { readonly onServer: boolean }) {
  return <p>{useMediaQuery('(width >= 64em)', onServer) ? 'wide' : 'narrow'}</p>
}

test('on a server a media query is what the caller says', () => {
  expect(renderToString(<Wide onServer />)).toContain('wide')
  expect(renderToString(<Wide onServer={false} />)).toContain('narrow')
})

test.each([true, false])(
  'in a browser it is what the browser says, though the server said %s, and follows it',
  (onServer) => {
    const listeners = new Set<() => void>()
    const list = {
      matches: true,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }
    const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
    const { unmount } = render(<Wide onServer={onServer} />)
    expect(screen.getByText('wide')).toBeTruthy()
    list.matches = false
    act(() => {
      for (const listener of listeners) listener()
    })
    expect(screen.getByText('narrow')).toBeTruthy()
    unmount()
    expect(listeners.size).toBe(0)
    matchMedia.mockRestore()
  },
)

function Held({ by }: { readonly by: readonly boolean[] }) {
  const [first = false, second = false] = by
  useScrollLock(first)
  useScrollLock(second)
  return null
}

test('while something lies over the page it stands still and as wide as it was, until the last of it is gone', () => {
  const { documentElement: root, body } = document
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
  const page = () => [root.hasAttribute('data-scroll-lock'), body.style.paddingInlineEnd]
  const { rerender, unmount } = render(<Held by={[true, false]} />)
  expect(page()).toEqual([true, '15px'])
  rerender(<Held by={[true, true]} />)
  rerender(<Held by={[false, true]} />)
  expect(page()).toEqual([true, '15px'])
  unmount()
  expect(page()).toEqual([false, ''])
  vi.restoreAllMocks()
})
