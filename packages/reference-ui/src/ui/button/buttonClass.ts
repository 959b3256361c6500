import { classes } from '../classes.ts'
import styles from './Button.module.css'

/** The look that buttons and button-like links share. */
export interface ButtonLook {
  /** Default `primary`. */
  readonly look?: 'primary' | 'outline' | 'quiet' | undefined
  /**
   * Height: `small` 44 px with 14 px type (controls above a list), `medium` 48 px, `large` 52 px (add to cart,
   * checkout). Default `medium`.
   */
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** Whether the button fills the width of its row. */
  readonly wide?: boolean | undefined
}

/** Returns the class names of a button look. */
export function buttonClass({ look = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return classes(styles.button, styles[look], styles[size], wide && styles.wide)
}
