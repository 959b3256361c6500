import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { AlertIcon } from './icons.tsx'
import styles from './Pick.module.css'
import { sizeColumns } from './sizeColumns.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A size to choose. */
export interface SizeOption {
  readonly value: string
  readonly label: string
  /** Words for screen readers when it cannot be bought now, "sold out"; also draws the diagonal. */
  readonly unavailable?: string | undefined
  /** It cannot be chosen at all. A sold-out size may stay open to choice, so that its notice can be read. */
  readonly disabled?: boolean | undefined
}

/** The sizes of a product. */
export interface SizePickerProps {
  /** "Size". */
  readonly legend: string
  readonly sizes: readonly SizeOption[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  /** At the end of the legend's row, and no part of its name: the way to the size guide. */
  readonly aside?: ReactNode
  /** Id of the sentence that tells the shopper to choose. */
  readonly describedBy?: string | undefined
  /** Says beside the sizes that one has to be chosen. */
  readonly error?: string | undefined
}

/** Radio buttons 48 px high, in rows of even length; sold out is a diagonal hairline, meta ink and words. */
export function SizePicker({ legend, sizes, value, onChange, aside, describedBy, error }: SizePickerProps) {
  const name = useId()
  const { narrow, middle, wide } = sizeColumns(sizes)
  return (
    <div className={styles.picker}>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      <fieldset aria-describedby={error === undefined ? describedBy : `${name}error`}>
        <legend className={styles.legend}>
          <span>
            <b>{legend}</b>{' '}
            {sizes.length === 1 ? null : (
              <span className={styles.chosen}>{sizes.find((size) => size.value === value)?.label}</span>
            )}
          </span>
        </legend>
        <div className={styles.frame}>
          <div className={styles.sizes} data-narrow={narrow} data-middle={middle} data-wide={wide}>
            {sizes.map((size) => (
              <label key={size.value} className={classes(styles.size, size.unavailable && styles.out)}>
                <input
                  type="radio"
                  className={styles.input}
                  name={name}
                  value={size.value}
                  checked={size.value === value}
                  disabled={size.disabled}
                  onChange={() => onChange(size.value)}
                />
                <span>{size.label}</span>
                {size.unavailable ? <VisuallyHidden>{size.unavailable}</VisuallyHidden> : null}
              </label>
            ))}
          </div>
        </div>
        {error === undefined ? null : (
          <p id={`${name}error`} className={styles.error}>
            <AlertIcon size="small" />
            {error}
          </p>
        )}
      </fieldset>
    </div>
  )
}
