import type { SearchFilters } from '@cairn/core/search'
import type { LoadContext } from '../app/routing/page.ts'
import { loadCategoryMessages } from '../messages/category/index.ts'
import { type Category, categoryOf } from './category.ts'

/** Returns a function that finds the category of a scope in the site's menus. */
export const readCategories = async ({
  site,
  gateways,
  signal,
}: Pick<LoadContext<unknown>, 'site' | 'gateways' | 'signal'>): Promise<(scope: SearchFilters) => Category | null> => {
  const [menus, words] = await Promise.all([gateways.content.menus({ signal }), loadCategoryMessages(site.hreflang)])
  return (scope) => categoryOf(scope, menus, words)
}
