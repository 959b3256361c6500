import { ChevronDownIcon } from './icons.tsx'
import styles from './QuantityPicker.module.css'

/** How many of one thing. */
export interface QuantityPickerProps {
  /** What stands in the field, as text: the shopper may be in the middle of typing. */
  readonly value: string
  /** Numbers offered by the list, as text, "1" to "9". */
  readonly options: readonly string[]
  /** Told every change with what was typed or chosen; what the text means is decided by whoever listens. */
  readonly onChange: (text: string) => void
  /** The field was left or Enter was pressed: time to show what the text was taken for. */
  readonly onCommit?: (() => void) | undefined
  /** Names of the two parts: "Quantity of Ridgeline Shell Jacket", "Choose a quantity". */
  readonly labels: { readonly input: string; readonly list: string }
  /** Most that may be ordered; none where no stock is counted. The field takes as many digits, and three at least. */
  readonly max?: number | undefined
  readonly invalid?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly describedBy?: string | undefined
}

/** One frame, two native parts: a field to type in and a list whose arrow is all one sees of it. */
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
