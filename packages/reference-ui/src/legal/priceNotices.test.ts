import { expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { loadPriceNotices } from './priceNotices.ts'

test.each([
  ['de/de-de', ['zzgl. Versand', '2 Jahre gesetzliche Gewährleistung']],
  ['es/es-es', ['más gastos de envío', '3 años de garantía legal']],
  ['no/en-no', ['plus shipping', '2 years legal guarantee']],
  ['ch/de-ch', ['zzgl. Versand']],
  ['gb/en-gb', ['plus shipping']],
  ['us/en-us', []],
])('%s has the notices of its law: %s', async (at, texts) => {
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  const notices = await loadPriceNotices(site)
  expect(notices.map(({ text }) => text)).toEqual(texts)
})
