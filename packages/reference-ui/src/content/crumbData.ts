/** schema.org's words for the way to a page. */
export const crumbData = (crumbs: readonly { readonly name: string; readonly address: string }[]): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
})
