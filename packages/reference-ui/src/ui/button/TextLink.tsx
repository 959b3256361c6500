import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import styles from './TextLink.module.css'

/** A link in or beside text, with a hairline underline that darkens on hover. */
export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={classes(styles.link, className)} />
}

/** A button that looks like a text link, for actions inside a sentence ("Remove from cart."). */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(styles.link, styles.button, className)} />
}
