import { expect, test } from 'vitest'
import { languages } from '../../app/shop/sites.ts'
import { loadClearDataMessages } from '../clearData/index.ts'
import { loadConsentMessages } from './index.ts'

const COMPARED = /compare|verglichen|compar[éa]|confrontat/

test.each(languages)(
  'the banner in %s names what "accept all" allows: statistics, memory and advertising',
  async (language) => {
    const { text } = await loadConsentMessages(language)
    expect(text).toMatch(/visit|Besuche/)
    expect(text).toMatch(COMPARED)
    expect(text).toMatch(/advertis|werben|publi|pubblic/i)
  },
)

test.each(languages)('the dialog that clears the data names the compared products in %s', async (language) => {
  expect((await loadClearDataMessages(language)).text).toMatch(COMPARED)
})
