import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './SheetGrip.module.css'

/** Distance in pixels, and speed in pixels per millisecond, from which a swipe closes the sheet. */
const FAR = 96
const FAST = 0.6

/**
 * The grip of a bottom sheet: a swipe down on the head of the dialog closes it. Screen readers and the keyboard use the
 * close button.
 */
export function SheetGrip({ onClose }: { readonly onClose: () => void }) {
  const grip = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const head = grip.current?.parentElement
    const dialog = head?.closest('dialog')
    if (!head || !dialog) return
    const controller = new AbortController()
    const { signal } = controller
    let from: { readonly y: number; readonly at: number } | null = null
    const distance = ({ clientY }: PointerEvent) => (from === null ? 0 : Math.max(0, clientY - from.y))
    const onDown = (event: PointerEvent) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
      if (isOnButton || getComputedStyle(head).touchAction !== 'none') return
      from = { y: event.clientY, at: event.timeStamp }
      head.setPointerCapture(event.pointerId)
    }
    const onMove = (event: PointerEvent) => {
      if (from !== null) dialog.style.translate = `0 ${distance(event)}px`
    }
    const onUp = (event: PointerEvent) => {
      if (from === null) return
      const moved = distance(event)
      const speed = moved / Math.max(1, event.timeStamp - from.at)
      from = null
      // The closing animation starts where the sheet is.
      if (event.type === 'pointerup' && (moved > FAR || speed > FAST)) return close()
      dialog.style.translate = ''
    }
    head.addEventListener('pointerdown', onDown, { signal })
    head.addEventListener('pointermove', onMove, { signal })
    head.addEventListener('pointerup', onUp, { signal })
    head.addEventListener('pointercancel', onUp, { signal })
    return () => {
      controller.abort()
      dialog.style.translate = ''
    }
  }, [])
  return <div ref={grip} className={styles.grip} aria-hidden="true" />
}
