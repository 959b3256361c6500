import { expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { loadPriceNotices } from './priceNotices.ts'

test.each([
  ['de/de-de', ['ggf. zzgl. Versand', '2 Jahre gesetzliche Gewährleistung']],
  ['es/es-es', ['más gastos de envío, si los hay', '3 años de garantía legal']],
  ['no/en-no', ['plus any shipping costs', 'Legal guarantee of at least 2 years']],
  ['ch/de-ch', ['ggf. zzgl. Versand']],
  ['gb/en-gb', ['plus any shipping costs']],
  ['us/en-us', []],
])('%s has the notices of its law: %s', async (at, texts) => {
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  const notices = await loadPriceNotices(site)
  expect(notices.map(({ text }) => text)).toEqual(texts)
})
