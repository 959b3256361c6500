import type { Site } from '../../app/shop/sites.ts'
import { type AccountLeadMessages, loadAccountLeadMessages } from '../../messages/accountLead/index.ts'

/**
 * Loads the sentence below the heading of an account page. It is page data, because the server renders it while it does
 * not know the customer: it is the largest text that does not wait for the session.
 */
export const loadLead =
  (page: keyof AccountLeadMessages) =>
  async ({ site }: { readonly site: Site }) => ({
    data: { lead: (await loadAccountLeadMessages(site.hreflang))[page] },
  })
