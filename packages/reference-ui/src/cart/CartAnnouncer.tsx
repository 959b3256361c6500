import { useFact } from '@cairn/react'
import { useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Says to screen readers what has happened to the cart; mounted with it, before the first message. */
export function CartAnnouncer() {
  const { cart: words } = useMessages()
  const [sentence, setSentence] = useState('')
  const lastCount = useRef<number | null>(null)
  useFact('line.removed', ({ line }) => setSentence(words.removed(line.name)))
  useFact('line.moved', ({ line }) => setSentence(words.moved(line.name)))
  useFact('cart.updated', ({ cart }) => {
    const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    if (lastCount.current !== null && lastCount.current !== count) setSentence(words.updated(count))
    lastCount.current = count
  })
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </div>
  )
}
