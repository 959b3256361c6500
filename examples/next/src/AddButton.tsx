'use client'

import { useStore } from '@cairn/react'

export function AddButton({ name, variantId }: { readonly name: string; readonly variantId: string }) {
  const { cart } = useStore()
  return (
    <button type="button" aria-label={`Add ${name}`} onClick={() => cart.commands.add({ variantId, name })}>
      Add
    </button>
  )
}
