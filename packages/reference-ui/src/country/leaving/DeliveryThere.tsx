import type { CallOptions } from '@cairn/core'
import { useStore } from '@cairn/react'
import { useCallback } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import type { Site } from '../../app/shop/sites.ts'
import { useMoney } from '../../app/shop/useFormats.ts'
import { cheapestOption } from '../../delivery/cheapestOption.ts'
import { dayRange } from '../../delivery/dayRange.ts'
import type { CountrySwitchMessages } from '../../messages/countrySwitch/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useRequest } from '../../product/quickView/useRequest.ts'
import { countryName } from '../names.ts'

interface DeliveryThereProps {
  readonly to: Site
  readonly words: CountrySwitchMessages
}

/** The dates and the cost of the cheapest delivery in the country of another site; nothing while they are unknown. */
export function DeliveryThere({ to, words }: DeliveryThereProps) {
  const { gateways } = useStore()
  const { hreflang } = useShop().site
  const { free } = useMessages().cart
  const money = useMoney()
  const load = useCallback((options: CallOptions) => gateways.shipping.options(to.countryCode, options), [gateways, to])
  const { response } = useRequest(load)
  const cheapest = response.status === 'ready' ? cheapestOption(response.value) : undefined
  if (cheapest?.delivery === undefined) return null
  const { rate, delivery } = cheapest
  const cost = rate === 0 ? free : money({ amount: rate, currency: to.currency })
  return (
    <p>
      {words.delivery(countryName(to.countryCode, hreflang), dayRange(delivery, hreflang))}
      {/* The site of the United States shows no shipping estimate (spec 5.shipping.us-no-estimate). */}
      {to.estimatesShipping === false ? null : `, ${cost}`}
    </p>
  )
}
