import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { keepsClear } from './lowerEdge.ts'
import { useTopModal } from './modalStack.ts'
import styles from './Toast.module.css'
import { Toast, type ToastMessage } from './Toast.tsx'

/** Where toasts appear. Mount it once, empty, so that screen readers know it before the first message comes. */
export interface ToastRegionProps {
  /** Names the region. */
  readonly label: string
  /** Name of each toast's close button. */
  readonly dismissLabel: string
  /** All messages, oldest first; the newest three are shown. Ids without spaces. */
  readonly toasts: readonly ToastMessage[]
  /** A toast was closed. */
  readonly onDismiss: (id: string) => void
  /** The pointer or the focus has entered (true), or neither is there any more (false): whoever keeps the time of the toasts holds it meanwhile. */
  readonly onPause: (paused: boolean) => void
}

const shown = 3

/** At the lower end edge; polite and urgent messages in their own live regions; inside the top modal while one is open, for the page is inert then. */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss, onPause }: ToastRegionProps) {
  const [paused, setPaused] = useState(false)
  const held = useRef({ over: false, inside: false })
  const modal = useTopModal()
  const newest = toasts.slice(-shown)
  const hold = (change: { readonly over?: boolean; readonly inside?: boolean }) => {
    const isHeld = () => held.current.over || held.current.inside
    const before = isHeld()
    Object.assign(held.current, change)
    if (isHeld() === before) return
    setPaused(!before)
    onPause(!before)
  }
  // What has gone from under the pointer, or with the focus, tells of neither.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the last toast, and into a modal
  useEffect(() => hold({ over: false }), [newest.length === 0, modal])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each toast, and into a modal
  useEffect(() => {
    if (document.activeElement === document.body) hold({ inside: false })
  }, [newest.length, newest[0]?.id, modal])

  const list = (bad: boolean) =>
    newest
      .filter((toast) => (toast.tone === 'bad') === bad)
      .map((toast) => (
        <Toast
          key={toast.id}
          message={toast}
          dismissLabel={dismissLabel}
          paused={paused}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))
  const region = (
    <section
      aria-label={label}
      className={classes(styles.region, modal && styles.over)}
      ref={keepsClear}
      onPointerEnter={() => hold({ over: true })}
      onPointerLeave={() => hold({ over: false })}
      onFocus={() => hold({ inside: true })}
      onBlur={(event) => hold({ inside: event.currentTarget.contains(event.relatedTarget) })}
    >
      <div aria-live="polite" className={styles.list}>
        {list(false)}
      </div>
      <div aria-live="assertive" className={styles.list}>
        {list(true)}
      </div>
    </section>
  )
  return modal ? createPortal(region, modal) : region
}
