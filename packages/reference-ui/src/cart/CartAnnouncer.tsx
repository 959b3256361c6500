import { useCart, useStoreEvent } from '@cairn/react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'

/**
 * The line that the shopper has just added; the add has opened the drawer. Each add creates a new object, so that a
 * second add of the same product is announced too.
 */
export interface Added {
  /** Null if the name is unknown. */
  readonly name: string | null
}

/**
 * A live region that announces changes of the cart to screen readers. It mounts with the cart, before the first
 * message, because screen readers may ignore the text of a region that has just been inserted.
 */
export function CartAnnouncer({ added }: { readonly added: Added | null }) {
  const { cart: words, product } = useMessages()
  const { status, count: countAtFirst } = useCart()
  const [sentence, setSentence] = useState('')
  const lastCount = useRef(status === 'unknown' ? null : countAtFirst)
  // The first `line.added` event arrives before the drawer has mounted. So the parent listens to the event and passes
  // it as a prop.
  useEffect(() => setSentence(added === null || added.name === null ? '' : product.added(added.name)), [added, product])
  /** Why lines left the cart, by line id, until a cart without the line arrives. */
  const reasons = useRef(new Map<string, string>())
  const announce = (lineId: string, reason: string) => {
    reasons.current.set(lineId, reason)
    setSentence(reason)
  }
  useStoreEvent('line.removed', ({ line }) => announce(line.id, words.removed(line.name)))
  useStoreEvent('line.moved', ({ line }) => announce(line.id, words.moved(line.name)))
  useStoreEvent('cart.updated', ({ cart }) => {
    const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const gone = [...reasons.current].filter(([lineId]) => cart.lines.every(({ id }) => id !== lineId))
    for (const [lineId] of gone) reasons.current.delete(lineId)
    // Put the reason and the new count into one announcement, because a second text would replace the first.
    if (lastCount.current !== null && lastCount.current !== count)
      setSentence([...gone.map(([, reason]) => reason), words.updated(count)].join('. '))
    lastCount.current = count
  })
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </div>
  )
}
