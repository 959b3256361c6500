import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classes } from '../classes.ts'
import { CloseIcon } from '../picture/icons.tsx'
import styles from './Dialog.module.css'
import { type ModalControl, useModal } from './useModal.ts'

/** Props of a modal dialog. */
export interface DialogProps extends ModalControl {
  /** Heading and accessible name of the dialog; receives the focus on opening. */
  readonly title: ReactNode
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** `narrow` 480 px (default), `wide` 992 px (country selector, size guide). */
  readonly size?: 'narrow' | 'wide' | undefined
  /** The grip (`SheetGrip`) of a dialog that is a bottom sheet on a phone, as wide as the viewport. */
  readonly sheet?: ReactNode
  /** Buttons at the bottom of the dialog, stacked vertically. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/**
 * A modal dialog on the native `<dialog>`. It rises 12 px and fades in, Escape and the backdrop close it, and the focus
 * returns to the opener.
 */
export function Dialog({ title, closeLabel, size = 'narrow', sheet, actions, children, ...control }: DialogProps) {
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
      className={classes(styles.dialog, size === 'wide' && styles.wide, sheet !== undefined && styles.sheet)}
    >
      {phase === 'closed' ? null : (
        <>
          <div className={styles.head}>
            {sheet}
            <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <div className={styles.close}>
              <IconButton label={closeLabel} onClick={control.onClose}>
                <CloseIcon />
              </IconButton>
            </div>
          </div>
          <div className={styles.body}>{children}</div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </>
      )}
    </dialog>
  )
}
