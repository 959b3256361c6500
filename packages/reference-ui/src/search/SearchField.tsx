import type { Menus } from '@cairn/core/content'
import { useOverlay, useSearch } from '@cairn/react'
import { useEffect, useId, useRef, useState } from 'react'
import { fetchable } from '../app/fetchable.tsx'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { useAfterFrame } from '../ui/afterFrame.ts'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../ui/icons.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './SearchField.module.css'
import { useHydrated } from './useHydrated.ts'

const SearchPanel = fetchable(() => import('./SearchPanel.tsx'))

const writtenInto = (id: string): string => {
  if (import.meta.env.SSR) return ''
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field.value : ''
}

/** The search of the header: a pill on wide windows, an icon on small ones. Until the page is alive, and without a script, a plain form. */
export function SearchField({ menus }: { readonly menus: Menus | null }) {
  const href = useHref()
  const { search: words } = useMessages()
  const { panel, breakpoint, openSearch, closePanel } = useOverlay()
  const { term, canClear, canTrigger, type, clear, submit, trigger } = useSearch()
  const isAlive = useHydrated()
  const isOpen = panel === 'search'
  // While it is disabled, the button beside it is the one control: a screen reader would only find a second one that does nothing.
  const isDisabled = isAlive && breakpoint === 'desktop' && !isOpen
  // The open field answers the press; what lies under it is much more to draw.
  const hasPanel = useAfterFrame(isOpen)
  const area = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  // What was written into the form before the page came alive; React empties the field.
  const [early] = useState(() => writtenInto(id))
  const write = (text: string) => {
    // Before the field is closed for good, it can still be written into.
    if (!isOpen) openSearch()
    type(text)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (early !== '') write(early)
  }, [])

  useEffect(() => {
    // In an effect: the field is enabled by now, and a disabled one takes no focus.
    if (!isOpen) return
    input.current?.focus()
    return () => {
      const { activeElement } = document
      // Whoever has taken the focus since, such as the cart, keeps it.
      if (activeElement === document.body || area.current?.contains(activeElement)) opener.current?.focus()
    }
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) closePanel()
    }
    // Caught on the way down, so that the click that opened the panel is not heard.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [isOpen, closePanel])

  const clearField = () => {
    clear()
    input.current?.focus()
  }
  return (
    <div ref={area} className={classes(styles.area, isOpen && styles.open)}>
      <search>
        <form
          className={styles.pill}
          action={href('/search')}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {isOpen ? (
            <button
              key="trigger"
              type="button"
              className={styles.opener}
              aria-label={words.submit}
              disabled={!canTrigger}
              onClick={trigger}
            >
              <SearchIcon size="medium" />
            </button>
          ) : (
            <button
              key="opener"
              ref={opener}
              type={isAlive ? 'button' : 'submit'}
              className={styles.opener}
              aria-label={words.title}
              aria-expanded={isAlive ? false : undefined}
              onClick={(event) => {
                // A press that comes first of all finds a button that still submits.
                event.preventDefault()
                openSearch()
              }}
              onPointerEnter={SearchPanel.warm}
              onFocus={SearchPanel.warm}
            >
              <SearchIcon size="medium" />
            </button>
          )}
          <VisuallyHidden>
            <label htmlFor={id} aria-hidden={isDisabled || undefined}>
              {words.label}
            </label>
          </VisuallyHidden>
          <input
            ref={input}
            id={id}
            className={styles.input}
            type="text"
            name="q"
            maxLength={256}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.placeholder}
            disabled={isDisabled}
            aria-hidden={isDisabled || undefined}
            value={term}
            onChange={(event) => write(event.currentTarget.value)}
            // The panel hears the key wherever it is pressed, but may not be there yet, or never come.
            onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && closePanel()}
          />
          {isOpen && canClear ? (
            <IconButton shape="small" label={words.clear} onClick={clearField}>
              <CloseIcon size="small" />
            </IconButton>
          ) : null}
        </form>
      </search>
      {hasPanel ? (
        // Without it the field still leads to the results.
        <SearchPanel menus={menus} onClose={closePanel} onLost={() => undefined} />
      ) : null}
    </div>
  )
}
