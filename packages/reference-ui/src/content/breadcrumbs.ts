import { toHref } from '../app/shop/address.ts'
import type { Site } from '../app/shop/sites.ts'
import type { BreadcrumbsProps } from '../ui/navigation/Breadcrumbs.tsx'

/** One page in the breadcrumb trail. */
export interface Breadcrumb {
  readonly name: string
  /** Path without the site's prefix. */
  readonly path: string
}

/** Returns breadcrumbs: the home page followed by `steps`, which end with the current page. */
export const breadcrumbsTo = (steps: readonly Breadcrumb[], shopName: string): readonly Breadcrumb[] => [
  { name: shopName, path: '/' },
  ...steps,
]

/** Maps breadcrumbs to their links. The last one is the current page and has no link. */
export const breadcrumbLinks = (
  breadcrumbs: readonly Breadcrumb[],
  hrefOf: (path: string) => string,
): BreadcrumbsProps['crumbs'] =>
  breadcrumbs.map(({ name, path }, index) =>
    index === breadcrumbs.length - 1 ? { name } : { name, href: hrefOf(path) },
  )

/** Returns the breadcrumbs as schema.org data. */
export const breadcrumbData = (breadcrumbs: readonly Breadcrumb[], origin: string, site: Site): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + toHref(site, path),
  })),
})
