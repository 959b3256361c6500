import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Maximum zoom factor of a picture. */
export const LARGEST = 4
/** Zoom factor after a click. */
const NEAR = 2.5
/** Distances in pixels: a shorter movement than `STILL` is a click, and a longer one than `SWIPE` changes the picture. */
const STILL = 6
const SWIPE = 48

interface Point {
  readonly x: number
  readonly y: number
}

const distance = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y)

const middle = ([one, other]: readonly Point[]): Point =>
  one === undefined || other === undefined ? { x: 0, y: 0 } : { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }

/** State at the start of a gesture, or after the number of fingers changed. */
interface Beginning {
  readonly at: Point
  readonly spread: number
  readonly scale: number
  /** Whether the gesture has used two fingers. If so, the finger that remains neither taps nor changes the picture. */
  readonly isPinch: boolean
}

export interface PanAndPinch {
  /** The scroll container of the picture. */
  readonly stage: RefObject<HTMLElement | null>
  /** Index of the picture. A change resets the zoom. */
  readonly picture: number
  /** Called for a swipe over a picture that is not enlarged: 1 forwards, -1 back. */
  readonly onSwipe: (by: 1 | -1) => void
}

/**
 * Zooms and moves a picture by pointer gestures, so that the point under the fingers stays in place. The frame scrolls
 * natively, and its property `--scale` is the zoom factor.
 */
export const usePanAndPinch = ({ stage, picture, onSwipe }: PanAndPinch) => {
  const [zoom, setZoom] = useState({ scale: 1, picture })
  if (zoom.picture !== picture) setZoom({ scale: 1, picture })
  const { scale } = zoom
  const pointers = useRef(new Map<number, Point>())
  const begun = useRef<Beginning>(undefined)
  /**
   * The point of the picture that the next zoom keeps in place: `part` in the picture, as fractions of its size, and
   * `at` in the frame, in pixels.
   */
  const anchor = useRef<{ readonly part: Point; readonly at: Point }>(undefined)

  useLayoutEffect(() => {
    const frame = stage.current
    const fixedPoint = anchor.current
    anchor.current = undefined
    frame?.style.setProperty('--scale', String(scale))
    if (frame === null || fixedPoint === undefined) return
    frame.scrollLeft = fixedPoint.part.x * frame.scrollWidth - fixedPoint.at.x
    frame.scrollTop = fixedPoint.part.y * frame.scrollHeight - fixedPoint.at.y
  }, [scale, stage])

  const zoomTo = (requested: number, point?: Point): void => {
    const frame = stage.current
    const next = Math.min(LARGEST, Math.max(1, requested))
    if (frame === null || next === scale) return
    const box = frame.getBoundingClientRect()
    const at = point
      ? { x: point.x - box.left, y: point.y - box.top }
      : { x: frame.clientWidth / 2, y: frame.clientHeight / 2 }
    const part = {
      x: (frame.scrollLeft + at.x) / frame.scrollWidth,
      y: (frame.scrollTop + at.y) / frame.scrollHeight,
    }
    anchor.current = { part, at }
    setZoom({ scale: next, picture })
  }

  const points = () => [...pointers.current.values()]
  const begin = (): void => {
    const [first, second] = points()
    const isPinch = second !== undefined || begun.current?.isPinch === true
    begun.current = first && { at: first, spread: distance(points()), scale, isPinch }
  }
  const end = (event: PointerEvent): void => {
    const start = begun.current
    if (!pointers.current.delete(event.pointerId)) return
    begin()
    if (start === undefined || start.isPinch || event.type !== 'pointerup') return
    const across = event.clientX - start.at.x
    const down = event.clientY - start.at.y
    if (Math.hypot(across, down) < STILL) zoomTo(scale > 1 ? 1 : NEAR, { x: event.clientX, y: event.clientY })
    else if (scale === 1 && Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const last = pointers.current.get(event.pointerId)
      if (last === undefined) return
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const start = begun.current
      if (pointers.current.size === 2 && start !== undefined && start.spread > 0) {
        zoomTo((start.scale * distance(points())) / start.spread, middle(points()))
      } else if (pointers.current.size === 1 && scale > 1) {
        event.currentTarget.scrollBy(last.x - event.clientX, last.y - event.clientY)
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { scale, zoomTo, handlers }
}
