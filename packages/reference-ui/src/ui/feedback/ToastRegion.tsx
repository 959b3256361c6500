import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes.ts'
import { avoidLowerEdge } from '../hooks/lowerEdge.ts'
import { useTopModal } from '../overlay/modalStack.ts'
import styles from './Toast.module.css'
import { Toast, type ToastMessage } from './Toast.tsx'

/**
 * Props of the toast region. Mount the region once, before the first message: screen readers announce a message only in
 * a live region that they already know.
 */
export interface ToastRegionProps {
  /** Accessible name of the region. */
  readonly label: string
  /** Accessible name of each toast's close button. */
  readonly dismissLabel: string
  /** All messages, oldest first; the region shows the newest three. Ids must not contain spaces. */
  readonly toasts: readonly ToastMessage[]
  /** Called when the user closes a toast. */
  readonly onDismiss: (id: string) => void
  /**
   * Called with true when the pointer or the focus enters the region, and with false when both have left. The caller
   * pauses the timers in between.
   */
  readonly onPause: (paused: boolean) => void
}

const shown = 3

/**
 * Shows toasts at the lower end edge, or where they cover no control that is in use, with polite and urgent messages in
 * separate live regions. While a modal is open, the region renders inside it, because the rest of the page is inert.
 */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss, onPause }: ToastRegionProps) {
  const [paused, setPaused] = useState(false)
  const engaged = useRef({ over: false, inside: false })
  const modal = useTopModal()
  const newest = toasts.slice(-shown)
  const element = useRef<HTMLElement>(null)
  const ref = useCallback((section: HTMLElement | null) => {
    element.current = section
    return avoidLowerEdge(section)
  }, [])
  const ids = newest.map(({ id }) => id).join()
  // A chunk of its own, because most pages show no toast.
  useEffect(() => {
    if (ids === '') {
      // The next toast is placed anew, even under the pointer.
      delete element.current?.dataset.place
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    import('./placeToasts.ts').then(
      ({ keepToastsClear }) => element.current && keepToastsClear(element.current, modal, signal),
      () => undefined,
    )
    return () => controller.abort()
  }, [ids, modal])
  const updateEngaged = (change: { readonly over?: boolean; readonly inside?: boolean }) => {
    const isEngaged = () => engaged.current.over || engaged.current.inside
    const before = isEngaged()
    Object.assign(engaged.current, change)
    if (isEngaged() === before) return
    setPaused(!before)
    onPause(!before)
  }
  // A removed element fires no leave event, even under the pointer, and no blur event, even with the focus. The two
  // effects below therefore reset `over` and `inside`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last toast disappears, and when a modal opens or closes
  useEffect(() => updateEngaged({ over: false }), [newest.length === 0, modal])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a toast disappears, and when a modal opens or closes
  useEffect(() => {
    if (document.activeElement === document.body) updateEngaged({ inside: false })
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
      ref={ref}
      onPointerEnter={() => updateEngaged({ over: true })}
      onPointerLeave={() => updateEngaged({ over: false })}
      onFocus={() => updateEngaged({ inside: true })}
      onBlur={(event) => updateEngaged({ inside: event.currentTarget.contains(event.relatedTarget) })}
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
