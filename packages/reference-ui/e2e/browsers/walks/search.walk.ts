import { expect } from '@playwright/test'
import { banner, main, messages, title } from '../parts.ts'
import { walk } from '../walk.ts'

const { search } = messages
const products = { role: 'article', inside: main }

walk(
  'a shopper searches by typing, filters the results, and keeps the filter after a reload and Back',
  async ({ visit }) => {
    await visit.open('')
    await visit.look('home')
    await visit.press({ role: 'button', name: search.title, inside: banner })
    await visit.hasFocus({ role: 'textbox', name: search.label })
    await visit.fill({ role: 'textbox', name: search.label }, 'rain ja')
    const panel = { role: 'region', name: search.title }
    // Before the results arrive, the panel shows popular searches, which may have the same name.
    await visit.has({ role: 'heading', name: search.results, inside: panel })
    await visit.look('suggestions')
    await visit.press({ role: 'link', name: 'rain jacket', inside: panel })
    await visit.isAt(/\/search\?q=rain(%20|\+)jacket/)
    await visit.hasText(title, search.resultsFor('rain jacket'))
    await visit.look('results')

    const all = await visit.count(products)
    const filters = { role: 'dialog', name: search.filters }
    if (visit.isPhone) await visit.press({ role: 'button', name: search.filters, inside: main })
    await visit.press({ role: 'summary', name: 'Gender', inside: visit.isPhone ? filters : main })
    const women = { role: 'checkbox', name: /^Women/, ...(visit.isPhone && { inside: filters }) }
    await visit.press(women)
    await visit.has(women, ({ isChecked }) => expect(isChecked).toBe(true))
    await visit.isAt(/gender=women/)
    await visit.isHydrated()
    await visit.look('filters')
    // Without the Navigation API a filter loads the page anew, which closes the drawer.
    if (await visit.sees(filters)) await visit.press({ role: 'button', name: /^Show \d+ products?$/, inside: filters })
    await visit.hasNo(filters)
    const isNarrowed = ({ count }: { count: number }) => expect(count).toBeLessThan(all)
    await visit.has(products, isNarrowed)
    await visit.tab.reload()
    await visit.isHydrated()
    await visit.has(products, isNarrowed)
    await visit.press({ role: 'link', inside: products })
    await visit.has({ role: 'button', name: messages.product.addToCart })
    await visit.tab.back()
    await visit.isAt(/gender=women/)
    await visit.has(products, isNarrowed)
  },
)
