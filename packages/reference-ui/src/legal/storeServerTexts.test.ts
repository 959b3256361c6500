import { createFakeGateways } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { type Site, sites } from '../app/shop/sites.ts'
import { countryName } from '../country/names.ts'
import { loadReturnStepsMessages } from '../messages/returnSteps/index.ts'
import { factsOf } from './facts/countries.ts'
import type { LegalBlock } from './legal.types.ts'
import { loadLegal } from './loadLegal.ts'
import { returnStepsOf } from './returnSteps.ts'

// The mails and the order pages of the store server contain texts of the storefront. The store server imports nothing
// from the storefront, so this test writes them into files there (`vitest run --project dom storeServerTexts -u`).
const FOLDER = '../../../../examples/store-server/src/legal/generated'

const header = `// Made from packages/reference-ui/src/legal by \`vitest run --project dom storeServerTexts -u\`. Do not edit.\n`

const bySite = (name: string, type: string, rows: readonly (readonly [prefix: string, value: unknown])[]): string =>
  [
    `${header}import type { ${type} } from '../legal.types.ts'\n`,
    `export const ${name}: Readonly<Record<string, ${type}>> = {`,
    ...rows.map(([prefix, value]) => `  '${prefix}': ${JSON.stringify(value)},`),
    '}\n',
  ].join('\n')

/** Returns a block as a paragraph, as lines, or as links with absolute paths. */
const plainBlock = (block: LegalBlock, { prefix }: Site): unknown => {
  if (typeof block === 'string') return block
  if (block.kind === 'form') return block.lines
  if (block.kind === 'rows') return block.rows.map((row) => row.join(': '))
  if (block.kind !== 'links') return block.items
  return { links: block.links.map((link) => [link.title, 'path' in link ? `/${prefix}${link.path}` : link.href]) }
}

const documentOf = async (page: 'terms' | 'withdrawal', site: Site) => {
  const gateways = createFakeGateways({ site: site.prefix })
  // The store server puts the contact details of its operator into these places (`contractParts`).
  const contact = { phone: '{phone}', hours: null, email: '{email}', formUrl: null, chatUrl: null }
  const menus = async () => ({ ...(await gateways.content.menus({})), contact })
  const content = { ...gateways.content, menus }
  const signal = new AbortController().signal
  const { title, sections } = await loadLegal(page, { gateways: { ...gateways, content }, site, signal })
  return {
    title,
    sections: sections.map(({ heading, blocks }) => ({
      heading,
      blocks: blocks.map((block) => plainBlock(block, site)),
    })),
  }
}

test('the store server has the terms and the right of withdrawal of each site', async () => {
  const rows = sites.map(async (site) => {
    const documents = await Promise.all([documentOf('terms', site), documentOf('withdrawal', site)])
    expect(JSON.stringify(documents)).toContain(', {email}, {phone}. ')
    return [site.prefix, documents] as const
  })
  const text = bySite('CONTRACT_TEXTS', 'ContractTexts', await Promise.all(rows))
  await expect(text).toMatchFileSnapshot(`${FOLDER}/contractTexts.ts`)
})

test('the store server has the steps, the address and the periods of a return on each site', async () => {
  const rows = sites.map(async ({ prefix, hreflang, countryCode }) => {
    const { returns } = factsOf(countryCode)
    const messages = await loadReturnStepsMessages(hreflang)
    const country = countryName(returns.country, hreflang)
    const { steps, refund, addressTitle, address } = returnStepsOf(messages, returns, country)
    return [prefix, { days: returns.days, sendDays: returns.sendDays, steps, refund, addressTitle, address }] as const
  })
  const text = bySite('RETURN_TEXTS', 'ReturnTexts', await Promise.all(rows))
  await expect(text).toMatchFileSnapshot(`${FOLDER}/returnTexts.ts`)
})
