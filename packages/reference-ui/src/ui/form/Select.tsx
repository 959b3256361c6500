import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { ChevronDownIcon } from '../picture/icons.tsx'
import styles from './Field.module.css'
import { Field, type FieldMessages } from './Field.tsx'

/** Props of a select: those of `<select>` (its children are `<option>` elements) and its label, hint and error. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'>, FieldMessages {
  /** `small` is 44 px high with 14 px text, for controls above a list. Default `medium`. */
  readonly size?: 'small' | 'medium' | undefined
}

/** A native `<select>` with a label. */
export function Select({ label, labelHidden, hint, error, id, size, className, ...select }: SelectProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, id }}>
      {(attributes) => (
        <>
          <select
            {...select}
            {...attributes}
            className={classes(styles.input, size === 'small' && styles.small, className)}
          />
          <span className={styles.chevron}>
            <ChevronDownIcon size="small" />
          </span>
        </>
      )}
    </Field>
  )
}
