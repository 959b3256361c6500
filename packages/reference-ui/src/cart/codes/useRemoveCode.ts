import type { CartRequest } from '@cairn/core/cart'
import { useStore } from '@cairn/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/index.ts'

interface RemovedCode {
  /** The confirmation of the last removal; empty without one. */
  readonly removed: string
  readonly remove: (name: string, change: CartRequest) => Promise<void>
  /** The element with the confirmation. It takes the focus of the button that has gone with its row. */
  readonly said: RefObject<HTMLParagraphElement | null>
}

/** Removes coupons and gift cards, and confirms it in a sentence. */
export const useRemoveCode = (): RemovedCode => {
  const { cart: words } = useMessages()
  const { change } = useStore().cart.commands
  const [removed, setRemoved] = useState('')
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (removed !== '' && document.activeElement === document.body) said.current?.focus()
  }, [removed])
  return {
    removed,
    said,
    remove: async (name, removal) => {
      setRemoved('')
      const { ok } = await change(removal)
      if (ok) setRemoved(words.removed(name))
    },
  }
}
