import { desktopNavigation, type Menus } from '@cairn/core/content'
import { useContentHref } from '../content/useContentHref.ts'

/** The entries of the main navigation that lead to a page, as titles and hrefs. */
export const useMenuLinks = (menus: Menus | null): readonly { readonly title: string; readonly href: string }[] => {
  const hrefOf = useContentHref()
  return desktopNavigation(menus?.navigation ?? []).flatMap(({ title, url }) => {
    const href = hrefOf(url)
    return href === null ? [] : [{ title, href }]
  })
}
