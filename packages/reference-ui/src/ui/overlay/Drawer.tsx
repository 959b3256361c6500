import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classes } from '../classes.ts'
import { CloseIcon } from '../picture/icons.tsx'
import styles from './Drawer.module.css'
import { type ModalControl, useModal } from './useModal.ts'

/** Props of a modal drawer at the edge of the viewport. */
export interface DrawerProps extends ModalControl {
  /** Heading and accessible name of the drawer; receives the focus on opening. */
  readonly title: ReactNode
  /**
   * Content that replaces the visible heading, such as the logo and "Back" in the mobile menu. The heading then remains
   * for screen readers only.
   */
  readonly head?: ReactNode
  /** Short muted text after the title, "4 items". */
  readonly meta?: ReactNode
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Side of the viewport: `end` is 600 px wide (default; cart), `start` 480 px (menu, filters). Both fill a phone. */
  readonly side?: 'end' | 'start' | undefined
  /** Content that stays at the bottom while the rest scrolls. */
  readonly foot?: ReactNode
  /** The scrolling element, for content that needs to scroll it to its top. */
  readonly bodyRef?: RefObject<HTMLDivElement | null> | undefined
  readonly children: ReactNode
}

/**
 * A drawer on the native `<dialog>`, which slides in over 300 ms and locks the scrolling of the page. Escape, the
 * backdrop and the focus work as in `Dialog`.
 */
export function Drawer(props: DrawerProps) {
  const { title, head, meta, closeLabel, side = 'end', foot, bodyRef, children, ...control } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { phase, events } = useModal(control, dialog, heading)
  return (
    <dialog
      {...events}
      ref={dialog}
      // A dialog that scrolls would be a focus stop in Firefox and Safari, before its own buttons.
      tabIndex={-1}
      aria-labelledby={titleId}
      data-phase={phase}
      data-rows=""
      className={classes(styles.drawer, styles[side])}
    >
      {phase === 'closed' ? null : (
        <>
          <div className={styles.head}>
            {head}
            <div className={classes(styles.title, head ? styles.unseen : null)}>
              <h2 ref={heading} id={titleId} tabIndex={-1}>
                {title}
              </h2>
              {meta ? <span className={styles.meta}>{meta}</span> : null}
            </div>
            <IconButton label={closeLabel} onClick={control.onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div ref={bodyRef} className={styles.body}>
            {children}
          </div>
          {foot ? <div className={styles.foot}>{foot}</div> : null}
        </>
      )}
    </dialog>
  )
}
