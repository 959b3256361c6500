import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../classes.ts'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

/** Props of a button: those of `<button>` and its look. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * Whether an operation is running. The button then keeps its size and its name, shows a moving line in place of the
   * label and ignores presses.
   */
  readonly busy?: boolean | undefined
}

/**
 * A button. Use `primary` (dark fill) once per view, `outline` beside it, and `quiet` for a text button that has a
 * border only on hover.
 */
export function Button({ look, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ look, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest.disabled || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.label}>{children}</span>
    </button>
  )
}
