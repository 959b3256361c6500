import { useCart, useFact } from '@cairn/react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** What was put into the cart and opened it; another object each time, so that the same is said again. */
export interface Added {
  /** Null where nobody knows it. */
  readonly name: string | null
}

/** Says to screen readers what has happened to the cart; mounted with it, before the first message. */
export function CartAnnouncer({ added }: { readonly added: Added | null }) {
  const { cart: words, product } = useMessages()
  const { status, count: countAtFirst } = useCart()
  const [sentence, setSentence] = useState('')
  const lastCount = useRef(status === 'unknown' ? null : countAtFirst)
  // Told from outside: it has happened before the drawer was there to hear it.
  useEffect(() => setSentence(added === null || added.name === null ? '' : product.added(added.name)), [added, product])
  const why = useRef('')
  const tell = (words: string) => {
    why.current = words
    setSentence(words)
  }
  useFact('line.removed', ({ line }) => tell(words.removed(line.name)))
  useFact('line.moved', ({ line }) => tell(words.moved(line.name)))
  useFact('cart.updated', ({ cart }) => {
    const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    // What was the reason came in the same turn, and would never be heard.
    const reason = why.current === '' ? '' : `${why.current}. `
    if (lastCount.current !== null && lastCount.current !== count) setSentence(`${reason}${words.updated(count)}`)
    lastCount.current = count
    why.current = ''
  })
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </div>
  )
}
