import { toHref } from '../app/address.ts'
import type { Site } from '../app/sites.ts'
import type { BreadcrumbsProps } from '../ui/Breadcrumbs.tsx'

/** One page on the way to another. */
export interface Step {
  readonly name: string
  /** Inside the site. */
  readonly path: string
}

/** Every way begins at home; `steps` go down from there, the page itself last. */
export const wayTo = (steps: readonly Step[], shopName: string): readonly Step[] => [
  { name: shopName, path: '/' },
  ...steps,
]

/** The way as a page shows it: the last step is where one is, and leads nowhere. */
export const crumbsOf = (way: readonly Step[], hrefOf: (path: string) => string): BreadcrumbsProps['crumbs'] =>
  way.map(({ name, path }, index) => (index === way.length - 1 ? { name } : { name, href: hrefOf(path) }))

/** The same way in schema.org's words. */
export const crumbData = (way: readonly Step[], origin: string, site: Site): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + toHref(site, path),
  })),
})
