import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

describeOnBothDatabases('queries with words that no found product has', (open) => {
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

  it.each([
    ['en-us', 'gloves size M', 'q=gloves&unmatched=size+M'],
    ['en-us', 'warm gloves size M', 'q=gloves&warmth=4&warmth=5&unmatched=size+m'],
    ['de-de', 'Handschuhe Größe L', 'q=Handschuhe&unmatched=Größe+L'],
    ['es-es', 'guantes talla L', 'q=guantes&unmatched=talla+L'],
    ['it-it', 'guanti taglia M', 'q=guanti&unmatched=taglia+M'],
    ['fr-fr', 'gants taille M', 'q=gants&unmatched=taille+M'],
    ['pt-pt', 'luvas tamanho L', 'q=luvas&unmatched=tamanho+L'],
    ['en-us', 'hooded fleece', 'q=fleece&unmatched=hooded'],
    ['de-de', 'Fleece mit Kapuze', 'q=Fleece&unmatched=Kapuze'],
    ['fr-fr', 'polaire à capuche', 'q=polaire&unmatched=capuche'],
    ['es-es', 'forro polar con capucha', 'q=forro+polar&unmatched=capucha'],
    ['it-it', 'pile con cappuccio', 'q=pile&unmatched=cappuccio'],
    ['pt-pt', 'polar com capuz', 'q=polar&unmatched=capuz'],
    ['en-us', 'insulated gloves', 'q=gloves&unmatched=insulated'],
  ])('on %s "%s" leads to the kind of product, not to others that mention it', async (site, q, address) => {
    const { redirect, hasProducts } = await find(site, q)
    expect([decodeURIComponent(redirect), hasProducts]).toEqual([`/search?${address}`, true])
  })

  it.each([
    ['en-us', "men's shoes 9.5", 'q=men+shoes&unmatched=9.5'],
    ['en-us', "7.5 women's shoes", "q=women's+shoes&size=eu39"],
    ['de-de', 'Schuhe 42,5', 'q=Schuhe&unmatched=42,5'],
    ['en-us', 'shoes size 99', 'q=shoes&unmatched=size+99'],
    ['de-de', 'Regenjacke Größe 99', 'q=Regenjacke&unmatched=Größe+99'],
    ['en-us', 'down jacket size 43', 'q=down+jacket&unmatched=size+43'],
    ['en-us', 'jacket without hood size 99', 'q=jacket+without+hood&unmatched=size+99'],
    ['en-us', 'kids jacket XL', 'q=jacket+XL&unmatched=kids'],
  ])('on %s "%s" names a size only if no product has it', async (site, q, address) => {
    const { redirect, hasProducts } = await find(site, q)
    expect([decodeURIComponent(redirect), hasProducts]).toEqual([`/search?${address}`, true])
  })

  it('a correction keeps the decimal of a size', async () => {
    expect((await searchFor({ siteId: 'en-us', q: 'fleese 9.5' })).query?.corrected).toBe('fleece 9.5')
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
