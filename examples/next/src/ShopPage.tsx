import { createPageGateways, findSite, formatMoney } from '@cairn/core'
import { notFound } from 'next/navigation'
import { AddButton } from './AddButton.tsx'
import { Cart } from './Cart.tsx'
import { loadCart } from './loadCart.ts'
import { Shop } from './Shop.tsx'
import { shopUrl } from './shopUrl.ts'

export interface ShopPageProps {
  readonly params: Promise<{ readonly country: string; readonly language: string }>
  /** The cookies of the visitor; without them, the page is the same for everybody. */
  readonly cookie?: string
}

/** The page of a site. The products stay a server component; the cart and the buttons are client components. */
export async function ShopPage({ params, cookie }: ShopPageProps) {
  const { country, language } = await params
  const site = findSite(`${country}/${language}`)
  if (site === undefined) notFound()
  const { search } = createPageGateways({ site, origin: shopUrl(), fetch })
  const [{ products }, payload] = await Promise.all([
    search.search({ term: 'jacket', perPage: 6 }, {}),
    cookie === undefined ? null : loadCart(site.prefix, cookie),
  ])
  return (
    <Shop site={site.prefix} payload={payload}>
      <main lang={site.hreflang}>
        <Cart />
        <ul aria-label="Products">
          {products.map(({ id, name, price, variantId }) => (
            <li key={id}>
              {name} {price !== null && formatMoney(price, site.hreflang)}
              {variantId !== null && <AddButton name={name} variantId={variantId} />}
            </li>
          ))}
        </ul>
      </main>
    </Shop>
  )
}
