import type { CartLineView } from '@cairn/core/cart'
import { useAuth, useCart } from '@cairn/react'
import { type ReactNode, useCallback, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { LineSkeleton } from '../ui/feedback/Skeleton.tsx'
import { usePassFocusOn } from '../ui/hooks/usePassFocusOn.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { type Added, CartAnnouncer } from './CartAnnouncer.tsx'
import styles from './CartContents.module.css'
import { CartLine } from './CartLine.tsx'
import { Notices } from './codes/Notices.tsx'
import { MovedLine } from './MovedLine.tsx'
import { RemovedLine } from './RemovedLine.tsx'
import { SavingNote } from './SavingNote.tsx'
import { useCartRows } from './useCartRows.ts'

export interface CartContentsProps {
  /** Heading level of the contents: one below the title of the page or drawer. */
  readonly level: 2 | 3
  readonly onContinue: () => void
  /** The line that was just added, to be announced. */
  readonly added?: Added | null
  /** Content below the lines, for a cart that has any. */
  readonly children?: ReactNode
}

/**
 * The lines of the cart, the same in the drawer and on the cart page. Unavailable lines, which block the checkout, come
 * first.
 */
export function CartContents({ level, onContinue, added = null, children }: CartContentsProps) {
  const { common, cart: words } = useMessages()
  const { status, lines, moved, currency, error } = useCart()
  const list = useRef<HTMLElement>(null)
  const ordered = [
    ...lines.filter(({ unavailable }) => unavailable !== null),
    ...lines.filter(({ unavailable }) => unavailable === null),
  ]
  const { rows, remove, undo, isReturning, isPutBack } = useCartRows(ordered, moved)
  const takeOut = useCallback(
    (line: CartLineView, at: number) => {
      // The focused button unmounts with its line, so move the focus to the list. If a placeholder with an undo button
      // replaces the line, the undo button takes the focus itself.
      if (!remove(line, at)) list.current?.focus()
    },
    [remove],
  )
  return (
    <section ref={list} tabIndex={-1} aria-label={words.title} className={styles.contents}>
      <CartAnnouncer added={added} />
      <SavingNote />
      <Notices />
      {status === 'unknown' && error !== null ? <NotRead onGone={() => list.current?.focus()} /> : null}
      {status === 'unknown' && error === null ? (
        <div aria-busy="true" className={styles.waiting}>
          <div role="status">
            <VisuallyHidden>{common.loading}</VisuallyHidden>
          </div>
          <LineSkeleton />
          <LineSkeleton />
        </div>
      ) : null}
      {rows.length === 0 ? null : (
        <ul>
          {rows.map(({ kind, line }, at) => {
            const key = `${kind} ${line.id}`
            if (kind === 'moved') return <MovedLine key={key} line={line} />
            if (kind === 'removed') {
              return <RemovedLine key={key} line={line} isReturning={isReturning(line)} onUndo={() => undo(line)} />
            }
            return (
              <CartLine
                key={key}
                line={line}
                at={at}
                currency={currency}
                level={level}
                isPutBack={isPutBack(line)}
                onRemove={takeOut}
              />
            )
          })}
        </ul>
      )}
      {lines.length === 0 ? null : children}
      {status === 'empty' && lines.length === 0 ? <EmptyCart level={level} onContinue={onContinue} /> : null}
    </section>
  )
}

/** The error message of a cart that failed to load. */
function NotRead({ onGone }: { readonly onGone: () => void }) {
  const { common, errors } = useMessages()
  const { isLoading, refresh } = useCart()
  const note = useRef<HTMLDivElement>(null)
  usePassFocusOn(note, onGone)
  return (
    <div ref={note} role="alert" className={styles.failed}>
      <p>{errors.waiting}</p>
      <Button look="outline" size="small" busy={isLoading} onClick={() => refresh()}>
        {common.retry}
      </Button>
    </div>
  )
}

function EmptyCart({ level, onContinue }: Omit<CartContentsProps, 'added'>) {
  const { cart: words } = useMessages()
  const isAnonymous = useAuth((auth) => !auth.isAuthenticated)
  const { signIn } = useAuth()
  return (
    <EmptyState
      mark
      level={level}
      title={words.empty}
      actions={
        <>
          <Button onClick={onContinue}>{words.continueShopping}</Button>
          {isAnonymous ? (
            <Button look="outline" onClick={() => signIn()}>
              {words.login}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{words.emptyHint}</p>
    </EmptyState>
  )
}
