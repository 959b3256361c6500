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

test('custom properties follow their values and disappear with them', () => {
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

test('on the server a media query has the value that the caller passes', () => {
  expect(renderToString(<Wide onServer />)).toContain('wide')
  expect(renderToString(<Wide onServer={false} />)).toContain('narrow')
})

test.each([true, false])(
  'in a browser a media query follows the browser, although the server assumed %s',
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

function Locked({ by }: { readonly by: readonly boolean[] }) {
  const [first = false, second = false] = by
  useScrollLock(first)
  useScrollLock(second)
  return null
}

test('the page stays locked and keeps its width until the last surface over it closes', () => {
  const { documentElement: root, body } = document
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
  const page = () => [root.hasAttribute('data-scroll-lock'), body.style.paddingInlineEnd]
  const { rerender, unmount } = render(<Locked by={[true, false]} />)
  expect(page()).toEqual([true, '15px'])
  rerender(<Locked by={[true, true]} />)
  rerender(<Locked by={[false, true]} />)
  expect(page()).toEqual([true, '15px'])
  unmount()
  expect(page()).toEqual([false, ''])
  vi.restoreAllMocks()
})
