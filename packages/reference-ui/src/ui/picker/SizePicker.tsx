import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { AlertIcon } from '../picture/icons.tsx'
import styles from './Pick.module.css'
import { sizeColumns } from './sizeColumns.ts'

/** One size of a product. */
interface SizeOption {
  readonly value: string
  readonly label: string
  /**
   * Text for screen readers if the size is unavailable, "sold out". If set, the size is also crossed out with a
   * diagonal line.
   */
  readonly unavailable?: string | undefined
  /** Whether the size cannot be chosen. A sold-out size can stay selectable, so that shoppers can read its notice. */
  readonly disabled?: boolean | undefined
}

/** Props of a size picker. */
export interface SizePickerProps {
  /** Text of the legend, "Size". */
  readonly legend: string
  readonly sizes: readonly SizeOption[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  /** Content at the end of the legend's row but outside the legend, such as the link to the size guide. */
  readonly aside?: ReactNode
  /** Id of the sentence that asks the shopper to choose. */
  readonly describedBy?: string | undefined
  /** Error text that asks the shopper to choose a size. */
  readonly error?: string | undefined
}

/**
 * Radio buttons 48 px high, in rows of equal length. A sold-out size has a diagonal hairline, muted text and a text
 * label.
 */
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
