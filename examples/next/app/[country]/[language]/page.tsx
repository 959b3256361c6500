import { ShopPage, type ShopPageProps } from '../../../src/ShopPage.tsx'

/** Renders the page again after a minute at the earliest. */
export const revalidate = 60
/** Renders each page at its first request, because the build has no shop to ask. */
export const generateStaticParams = () => []

/** The page of everybody: nothing in it depends on the visitor. */
export default function Page({ params }: Pick<ShopPageProps, 'params'>) {
  return <ShopPage params={params} />
}
