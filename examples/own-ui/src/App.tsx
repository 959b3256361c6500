import { useStoreEvent } from '@cairn/react'
import { useState } from 'react'
import { Cart } from './Cart.tsx'
import { Products } from './Products.tsx'
import { SignIn } from './SignIn.tsx'

export function App() {
  const [notice, setNotice] = useState('')
  useStoreEvent('line.added', ({ name }) => setNotice(`${name ?? 'It'} is in the cart`))
  useStoreEvent('line.clamped', ({ max }) => setNotice(`There are ${max} and no more`))
  useStoreEvent('cart.failed', ({ error }) => setNotice(error.message))
  return (
    <>
      <header>
        <h1>Own UI</h1>
        <SignIn />
      </header>
      <p role="status">{notice}</p>
      <main>
        <Products />
        <Cart />
      </main>
    </>
  )
}
