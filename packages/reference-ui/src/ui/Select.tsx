import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'
import { ChevronDownIcon } from './icons.tsx'

/** Props of a list: those of `<select>` (its `<option>`s are the children) and the words around it. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'>, FieldWords {
  /** `small` 44 px with 14 px type, above a list. Default `medium`. */
  readonly size?: 'small' | 'medium' | undefined
}

/** A labelled native list. */
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
