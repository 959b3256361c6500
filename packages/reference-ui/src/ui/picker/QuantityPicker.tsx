import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react'
import { ChevronDownIcon } from '../picture/icons.tsx'
import type { QuantityListProps } from './QuantityList.tsx'
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
  /** The list. It may load late; `onFailed` closes it when it cannot load. */
  readonly List: ComponentType<QuantityListProps & { readonly onFailed: () => void }>
  /** Called when the shopper may open the list soon, to load it. */
  readonly onInterest?: (() => void) | undefined
}

/**
 * An editable combobox: a text field with a list of the usual quantities, as one tab stop. Arrow keys open the list and
 * move through it, Enter takes the active option, Escape closes the list (WAI-ARIA 1.2, combobox).
 */
export function QuantityPicker(props: QuantityPickerProps) {
  const { value, options, onChange, onCommit, labels, max, invalid, disabled, describedBy, List, onInterest } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const open = (index: number) => {
    setIsOpen(options.length > 0)
    setActive(index)
  }
  const close = () => setIsOpen(false)
  const choose = (option: string) => {
    close()
    onChange(option)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = isOpen ? options[active] : undefined
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) setActive((active + step + options.length) % options.length)
      else open(options.includes(value) ? options.indexOf(value) : 0)
    } else if (event.key === 'Enter') {
      if (option === undefined) onCommit?.()
      else choose(option)
    } else if (event.key === 'Escape' && isOpen) {
      // Without this, the key would also close the drawer.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <div ref={frame} className={styles.frame} data-invalid={invalid || undefined}>
      <input
        ref={field}
        type="text"
        role="combobox"
        inputMode="numeric"
        autoComplete="off"
        maxLength={Math.max(3, String(max ?? '').length)}
        aria-label={labels.input}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="none"
        aria-activedescendant={isOpen && active >= 0 ? `${id}${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
        value={value}
        onChange={(event) => {
          close()
          onChange(event.currentTarget.value)
        }}
        // Typing replaces the number. A mouse press would place the caret after the focus and remove the selection.
        onMouseDown={(event) => {
          if (event.currentTarget === document.activeElement) return
          event.preventDefault()
          event.currentTarget.focus()
        }}
        onFocus={(event) => {
          event.currentTarget.select()
          onInterest?.()
        }}
        onBlur={() => {
          close()
          onCommit?.()
        }}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={labels.list}
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={disabled}
        // The focus stays in the field: its blur would close the list before the click on an option.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={onInterest}
        onClick={() => {
          if (isOpen) return close()
          field.current?.focus()
          open(options.indexOf(value))
        }}
      >
        <ChevronDownIcon size="small" />
      </button>
      {isOpen ? (
        <List
          id={id}
          label={labels.list}
          options={options}
          value={value}
          active={active}
          frame={frame}
          onChoose={choose}
          onAway={close}
          onFailed={close}
        />
      ) : null}
    </div>
  )
}
