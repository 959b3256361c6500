import type { ProductView } from '@cairn/core/product'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useRefusedCountry } from '../../delivery/useRefusedCountry.ts'
import { useBackInStockMessages } from '../../messages/backInStock/index.ts'
import { ExpectedDay } from './ExpectedDay.tsx'
import { requestStockAlert } from './requestStockAlert.ts'
import { StockAlertForm } from './StockAlertForm.tsx'

export interface BackInStockProps {
  readonly view: ProductView
  /** Sends the request. Tests replace it. */
  readonly request?: typeof requestStockAlert
}

/**
 * The form that asks for an email when a product that is sold out or not on sale yet can be bought. A product that does
 * not go to the country has no form.
 */
export default function BackInStock({ view, request = requestStockAlert }: BackInStockProps) {
  const words = useBackInStockMessages(useShop().site.hreflang)
  const isRefused = useRefusedCountry(view.product) !== null
  return words === null ? null : (
    <>
      <ExpectedDay product={view.product} words={words} />
      {/* Another variant is another request, so it starts the form anew. */}
      {isRefused ? null : <StockAlertForm key={view.currentVariant?.id} view={view} words={words} request={request} />}
    </>
  )
}
