import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { keepsClear } from './lowerEdge.ts'
import { useTopModal } from './modalStack.ts'
import styles from './Toast.module.css'
import { Toast, type ToastMessage } from './Toast.tsx'
import { useToastTimers } from './useToastTimers.ts'

/** Where toasts appear. Mount it once, empty, so that screen readers know it before the first message comes. */
export interface ToastRegionProps {
  /** Names the region. */
  readonly label: string
  /** Name of each toast's close button. */
  readonly dismissLabel: string
  /** All messages, oldest first; the newest three are shown. Ids without spaces. */
  readonly toasts: readonly ToastMessage[]
  /** A toast has run out or was closed. */
  readonly onDismiss: (id: string) => void
  /** Milliseconds until a toast goes; 5000 unless told. Null: the owner keeps the time, and should hold it while `onPause` says so. */
  readonly duration?: number | null | undefined
  /** The pointer or the focus has entered (true) or left (false). */
  readonly onPause?: ((paused: boolean) => void) | undefined
}

const shown = 3

/** At the lower end edge; polite and urgent messages in their own live regions; inside the top modal while one is open, for the page is inert then. */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss, duration = 5000, onPause }: ToastRegionProps) {
  const [paused, setPaused] = useState(false)
  const modal = useTopModal()
  const newest = toasts.slice(-shown)
  useToastTimers(
    toasts.map((toast) => toast.id),
    { duration, paused, expire: onDismiss },
  )
  const pause = (value: boolean) => {
    if (value === paused) return
    setPaused(value)
    onPause?.(value)
  }
  // The element under the pointer goes with the last toast, and then no leave event comes.
  useEffect(() => {
    if (newest.length === 0 && paused) {
      setPaused(false)
      onPause?.(false)
    }
  }, [newest.length, paused, onPause])

  const list = (bad: boolean) =>
    newest
      .filter((toast) => (toast.tone === 'bad') === bad)
      .map((toast) => (
        <Toast
          key={toast.id}
          message={toast}
          dismissLabel={dismissLabel}
          paused={paused}
          timed={duration === null || duration > 0}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))
  const region = (
    <section
      aria-label={label}
      className={classes(styles.region, modal && styles.over)}
      ref={keepsClear}
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) pause(false)
      }}
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
