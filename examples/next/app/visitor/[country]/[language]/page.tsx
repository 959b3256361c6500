import { headers } from 'next/headers'
import { ShopPage, type ShopPageProps } from '../../../../src/ShopPage.tsx'

/** Renders the page at each request, and keeps no response of the shop. */
export const dynamic = 'force-dynamic'

/** The page of a visitor with a cart; `proxy.ts` leads here. */
export default async function Page({ params }: Pick<ShopPageProps, 'params'>) {
  const cookie = (await headers()).get('cookie') ?? ''
  return <ShopPage params={params} cookie={cookie} />
}
