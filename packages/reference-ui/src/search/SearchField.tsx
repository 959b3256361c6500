import type { Menus } from '@cairn/core/content'
import { useOverlay, useSearch } from '@cairn/react'
import { useEffect, useId, useRef, useState } from 'react'
import { fetchable } from '../app/loading/fetchable.tsx'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { IconButton } from '../ui/button/IconButton.tsx'
import { classes } from '../ui/classes.ts'
import { useAfterFrame } from '../ui/hooks/afterFrame.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { focusBeneath } from '../ui/overlay/modalStack.ts'
import { CloseIcon, SearchIcon } from '../ui/picture/icons.tsx'
import styles from './SearchField.module.css'
import { useHydrated } from './useHydrated.ts'

const SearchPanel = fetchable(() => import('./SearchPanel.tsx'))

const writtenInto = (id: string): string => {
  if (import.meta.env.SSR) return ''
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field.value : ''
}

/**
 * The search of the header: a pill on wide viewports, an icon on small ones. Before hydration, or without a script, it
 * is a plain form.
 */
export function SearchField({ menus }: { readonly menus: Menus | null }) {
  const href = useHref()
  const { search: words } = useMessages()
  const { panel, breakpoint, openSearch, closePanel } = useOverlay()
  const { term, canClear, canTrigger, type, clear, submit, trigger } = useSearch()
  const isHydrated = useHydrated()
  const isOpen = panel === 'search'
  // On wide viewports a closed field is disabled, so that screen readers find only the button beside it.
  const isDisabled = isHydrated && breakpoint === 'desktop' && !isOpen
  // The field opens at once, as the response to the press. The panel below it takes longer to render, so it follows a
  // frame later.
  const hasPanel = useAfterFrame(isOpen)
  const area = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  // Text that was typed before hydration. React removes it from the field, so an effect writes it again.
  const [early] = useState(() => writtenInto(id))
  const write = (text: string) => {
    // While the panel closes, the field still accepts input, which opens the panel again.
    if (!isOpen) openSearch()
    type(text)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs only once, after hydration
  useEffect(() => {
    if (early !== '') write(early)
  }, [])

  useEffect(() => {
    // An effect runs after the field is enabled; a disabled field cannot receive the focus.
    if (!isOpen) return
    // The mobile menu, which can open the search, makes the field inert until it has closed.
    focusBeneath(input.current)
    return () => {
      const { activeElement } = document
      // If another surface, such as the cart, has taken the focus, leave the focus there.
      if (activeElement === document.body || area.current?.contains(activeElement)) opener.current?.focus()
    }
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) closePanel()
    }
    // Listen in the capture phase: the click that opened the panel has already passed this phase when the listener is
    // added, so the listener does not receive that click.
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
              type={isHydrated ? 'button' : 'submit'}
              className={styles.opener}
              aria-label={words.title}
              aria-expanded={isHydrated ? false : undefined}
              onClick={(event) => {
                // The first press after hydration may reach a button that is still of type "submit", so prevent the
                // submit.
                event.preventDefault()
                openSearch()
              }}
              onPointerEnter={SearchPanel.preload}
              onFocus={SearchPanel.preload}
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
            // The panel handles Escape on the whole page. The field handles Escape too, because the panel may not have
            // loaded yet or may fail to load.
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
        // If the panel fails to load, the field still leads to the results.
        <SearchPanel menus={menus} onClose={closePanel} onFailed={() => undefined} />
      ) : null}
    </div>
  )
}
