import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import styles from './Sheet.module.css'
import { useScrollLock } from './useScrollLock.ts'

/** The surface under the header. */
export interface SheetProps {
  /** What it is, for screen readers. */
  readonly label: string
  /** Escape was pressed, or the darkened page. */
  readonly onClose: () => void
  /** A pointer has come over it. */
  readonly onPointerEnter?: (() => void) | undefined
  /** Results are on their way: a 2 px line runs along the upper edge and the old content stays. */
  readonly busy?: boolean | undefined
  /** Whether being busy draws the line. Default true. */
  readonly line?: boolean | undefined
  /** Holds the page behind still. Default true. */
  readonly still?: boolean | undefined
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
  readonly children: ReactNode
}

/**
 * Mega menu and search panel: lies under the header it is a child of (which must be positioned, with `z-index: var(--z-header)`) and darkens the page.
 * It is not modal: the header stays usable. Mount it to open it.
 */
export function Sheet(props: SheetProps) {
  const { label, onClose, onPointerEnter, busy = false, line = true, still = true, id, ref, children } = props
  useScrollLock(still)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // It takes back a character that is being composed, or is for the dialog that lies above.
      if (event.isComposing || document.querySelector('dialog[open]') !== null) return
      close.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <section
        ref={ref}
        id={id}
        aria-label={label}
        aria-busy={busy || undefined}
        data-sheet=""
        onPointerEnter={onPointerEnter}
        className={classes(styles.sheet, still && styles.still)}
      >
        {children}
      </section>
      {busy && line ? <div className={styles.loading} /> : null}
      {typeof document === 'undefined'
        ? null
        : createPortal(
            // Escape does the same for the keyboard.
            <div className={styles.scrim} aria-hidden="true" onClick={onClose} />,
            document.body,
          )}
    </>
  )
}
