import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

describeOnBothDatabases('queries with words that the shop does not know', (open) => {
  const { searchFor } = serveSearch(open)

  const find = async (siteId: string, q: string, more: Readonly<Record<string, string>> = {}) => {
    const { merchandising, pagination } = await searchFor({ siteId, q, redirectResponse: 'full', ...more })
    return { redirect: merchandising.redirect, hasProducts: pagination.totalResults > 0 }
  }

  it.each([
    ['en-us', 'kids jacket', 'q=jacket&unmatched=kids'],
    ['en-us', 'Jacket for Kids', 'q=Jacket&unmatched=Kids'],
    ['de-de', 'Jacke für Kinder', 'q=Jacke&unmatched=Kinder'],
    ['fr-fr', 'veste imperméable enfant', 'q=veste&waterproofness=10000&unmatched=enfant'],
    ['it-it', 'giacca bambino', 'q=giacca&unmatched=bambino'],
    ['en-us', 'waterproof kids jacket under 300', 'q=jacket&waterproofness=10000&price.high=300&unmatched=kids'],
  ])('on %s "%s" leads to the search by the other words, and names the unknown ones', async (site, q, address) => {
    expect(await find(site, q)).toEqual({ redirect: `/search?${address}`, hasProducts: true })
  })

  it('a query of unknown words alone finds nothing and leads nowhere', async () => {
    expect(await find('en-us', 'kids')).toEqual({ redirect: '', hasProducts: false })
  })

  it('a corrected query leads nowhere, because the page names the correction', async () => {
    expect(await find('en-us', 'kids jaket')).toEqual({ redirect: '', hasProducts: true })
  })

  it('a query that is searched exactly keeps its words', async () => {
    expect(await find('en-us', 'kids jacket', { exact: '1' })).toEqual({ redirect: '', hasProducts: true })
  })
})
