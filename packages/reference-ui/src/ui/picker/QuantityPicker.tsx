import { ChevronDownIcon } from '../picture/icons.tsx'
import styles from './QuantityPicker.module.css'

/** Props of a quantity picker. */
export interface QuantityPickerProps {
  /** Raw text of the field, because the shopper may still be typing. */
  readonly value: string
  /** Numbers in the list, as text, "1" to "9". */
  readonly options: readonly string[]
  /** Called with the raw text on every change. The caller interprets the text. */
  readonly onChange: (text: string) => void
  /** Called on blur or Enter. The caller then replaces the raw text with the quantity that it accepted. */
  readonly onCommit?: (() => void) | undefined
  /** Accessible names of field and list: "Quantity of Ridgeline Shell Jacket", "Choose a quantity". */
  readonly labels: { readonly input: string; readonly list: string }
  /**
   * Largest quantity that can be ordered; omitted if stock is not tracked. The field accepts as many digits as this
   * number has, but at least three.
   */
  readonly max?: number | undefined
  readonly invalid?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly describedBy?: string | undefined
}

/** A text field and a native `<select>` in one frame. Of the `<select>`, only the arrow is visible. */
export function QuantityPicker(props: QuantityPickerProps) {
  const { value, options, onChange, onCommit, labels, max, invalid, disabled, describedBy } = props
  const shared = { disabled, 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy }
  return (
    <div className={styles.frame} data-invalid={invalid || undefined}>
      <input
        {...shared}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={Math.max(3, String(max ?? '').length)}
        aria-label={labels.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onCommit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onCommit?.()
        }}
      />
      <span className={styles.list}>
        <select
          {...shared}
          aria-label={labels.list}
          value={options.includes(value) ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.includes(value) ? null : (
            <option value="" hidden>
              {value}
            </option>
          )}
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="small" />
      </span>
    </div>
  )
}
