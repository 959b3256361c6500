import { useStore } from '@cairn/react'
import { useEffect } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { hasCarriedCart } from './hasCarriedCart.ts'

/** Adds the products that the shopper took along from another site, once the page is interactive. */
export function AddCarriedCart() {
  const store = useStore()
  const { site } = useShop()
  useEffect(() => {
    // Use a separate task: reading storage waits for another browser process, and must not delay hydration.
    const timer = setTimeout(() => {
      if (hasCarriedCart())
        import('./addCarried.ts').then(({ addCarried }) => addCarried(store, site)).catch(() => undefined)
    })
    return () => clearTimeout(timer)
  }, [store, site])
  return null
}
