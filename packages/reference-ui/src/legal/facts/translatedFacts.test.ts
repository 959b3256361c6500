import { expect, test } from 'vitest'
import { sites } from '../../app/shop/sites.ts'
import { factsOf } from './countries.ts'
import { factsOfSite } from './translatedFacts.ts'

const textOf = (hreflang: string) => {
  const site = sites.find((one) => one.hreflang === hreflang)
  if (site === undefined) throw new Error(`There is no site in ${hreflang}`)
  return JSON.stringify(factsOfSite(site))
}

test.each([
  ['de-CH', ['Art. 3 Abs. 1 lit. s UWG', 'OR Art. 210', 'CHE-000.000.000 MWST']],
  ['fr-CH', ['art. 3, al. 1, let. s, LCD', 'CO (RS 220), art. 210', 'CHE-000.000.000 TVA', 'Service de médiation']],
  ['it-CH', ['art. 3 cpv. 1 lett. s LCSl', 'CO (RS 220), art. 210', 'CHE-000.000.000 IVA', 'difensore civico']],
  ['fr-BE', ['Code de droit économique', 'CEC Belgique']],
  ['en-BE', ['Code of Economic Law', 'ECC Belgium']],
])('the facts of %s are in the language of the site', (hreflang, texts) => {
  const text = textOf(hreflang)
  for (const part of texts) expect(text).toContain(part)
})

test.each(['fr-CH', 'it-CH'])('%s has no German law, publication or tax number', (hreflang) => {
  expect(textOf(hreflang)).not.toMatch(/UWG|\bOR\b|MWST|Gesetz|Hilfe|Ombudsstelle E-Commerce/)
})

test('a language changes how a fact is named, but not its value', () => {
  for (const site of sites) {
    const [own, ofCountry] = [factsOfSite(site), factsOf(site.countryCode)]
    expect(own.withdrawalDays.value).toBe(ofCountry.withdrawalDays.value)
    expect(own.guaranteeYears.value).toBe(ofCountry.guaranteeYears.value)
    expect(own.returns).toBe(ofCountry.returns)
    expect(own.seller.address).toEqual(ofCountry.seller.address)
  }
})
