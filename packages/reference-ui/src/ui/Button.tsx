import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './buttonClass.ts'
import { classes } from './classes.ts'

/** Props of a button: those of `<button>` and how it looks. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button keeps its size and its name, a line sweeps in place of the label, presses do nothing. */
  readonly busy?: boolean | undefined
}

/** A button. `primary` is ink and appears once in a view; `outline` stands beside it; `quiet` is text with an edge on hover only. */
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
