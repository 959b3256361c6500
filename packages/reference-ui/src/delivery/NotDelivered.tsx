import { useShop } from '../app/shop/ShopContext.tsx'
import { countryName } from '../country/names.ts'
import { useDeliveryMessages } from '../messages/delivery/index.ts'
import { Status } from '../ui/feedback/Status.tsx'

/** The reason why a product that cannot be sent to a country cannot be added to the cart. */
export default function NotDelivered({ country }: { readonly country: string }) {
  const { hreflang } = useShop().site
  const words = useDeliveryMessages(hreflang)
  return words === null ? null : <Status tone="notice">{words.notDelivered(countryName(country, hreflang))}</Status>
}
