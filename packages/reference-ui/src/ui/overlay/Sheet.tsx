import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes.ts'
import { useScrollLock } from '../hooks/useScrollLock.ts'
import styles from './Sheet.module.css'

/** Props of a sheet below the header. */
export interface SheetProps {
  /** Accessible name of the sheet. */
  readonly label: string
  /** Called on Escape and on a press on the darkened page. */
  readonly onClose: () => void
  /** Called when a pointer enters the sheet. */
  readonly onPointerEnter?: (() => void) | undefined
  /** Whether the content is loading. Default false. */
  readonly busy?: boolean | undefined
  /** Whether to show the progress line while `busy`. Default true. */
  readonly line?: boolean | undefined
  /** Whether to lock the scrolling of the page behind the sheet. Default true. */
  readonly still?: boolean | undefined
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
  readonly children: ReactNode
}

/**
 * The surface of the mega menu and the search panel: it hangs below the header and darkens the page, but it is not
 * modal, so the header stays usable. To open it, mount it inside the header, which must be positioned and have
 * `z-index: var(--z-header)`.
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
      // Ignore an Escape that cancels an IME composition or belongs to a dialog above the sheet.
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
            // The backdrop is hidden from assistive technology, because keyboard users close the sheet with Escape.
            <div className={styles.scrim} aria-hidden="true" onClick={onClose} />,
            document.body,
          )}
    </>
  )
}
