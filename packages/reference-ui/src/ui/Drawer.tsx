import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './icons.tsx'
import { type ModalControl, useModal } from './useModal.ts'

/** A modal sheet along the edge of the window. */
export interface DrawerProps extends ModalControl {
  /** Its heading and its accessible name; takes the focus on opening. */
  readonly title: ReactNode
  /** Shown in place of the heading, which then is for screen readers only (the mark and "Back" of the mobile menu). */
  readonly head?: ReactNode
  /** A few words in meta ink after the title, "4 items". */
  readonly meta?: ReactNode
  /** Name of the close button. */
  readonly closeLabel: string
  /** `end` 600 px (cart), `start` 480 px (mobile menu, filters). Both fill a phone. Default `end`. */
  readonly side?: 'end' | 'start' | undefined
  /** Stays at the lower edge while the content scrolls. */
  readonly foot?: ReactNode
  /** The scrolling part, for a content that wants to scroll it to its top. */
  readonly bodyRef?: RefObject<HTMLDivElement | null> | undefined
  readonly children: ReactNode
}

/** A sheet on the native `<dialog>` that slides in 300 ms; the page behind does not move. Same rules as `Dialog`. */
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
