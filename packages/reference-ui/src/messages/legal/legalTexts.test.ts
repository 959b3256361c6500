import { createFakeGateways } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { sites } from '../../app/shop/sites.ts'
import { LEGAL_PAGES } from '../../legal/legalPages.ts'
import { type LegalData, loadLegal } from '../../legal/loadLegal.ts'
import { loadServiceMessages } from '../service/index.ts'
import { strangers } from '../typography.fixture.ts'

const signal = new AbortController().signal
const read = (page: (typeof LEGAL_PAGES)[number], site: (typeof sites)[number]): Promise<LegalData> =>
  loadLegal(page, { gateways: createFakeGateways({ site: site.prefix }), site, signal })

/** The sections that only some laws ask for. */
const OF_SOME_LAWS = new Set(['customs', 'form', 'gpc', 'host'])

test.each(LEGAL_PAGES)(
  '%s has the same sections on every site, but for what the law of a country adds',
  async (page) => {
    const all = await Promise.all(sites.map((site) => read(page, site)))
    const ids = all.map(({ sections }) => sections.map(({ id }) => id).filter((id) => !OF_SOME_LAWS.has(id)))
    for (const list of ids) expect(list).toEqual(ids[0])
  },
)

test.each(LEGAL_PAGES)('%s is plain JSON without gaps on every site', async (page) => {
  for (const site of sites) {
    const data = await read(page, site)
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    expect(JSON.stringify(data)).not.toMatch(/undefined|NaN|null |consumers\/odr/)
    if (site.hreflang === 'de-CH') expect(JSON.stringify(data)).not.toContain('ß')
    expect(data.notice).not.toBe('')
  }
})

/** Returns all texts in a value, without anchors, paths and addresses. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    ['id', 'path', 'href', 'kind'].includes(key) ? [] : textsIn(part),
  )
}

test.each(Object.entries(strangers))('%s uses the quotes and spaces of its typography', async (language, stranger) => {
  const site = sites.find((one) => one.language === language)
  if (site === undefined) throw new Error(`No site speaks ${language}`)
  const texts = await Promise.all(LEGAL_PAGES.map(async (page) => textsIn(await read(page, site))))
  // The fake back end has its own spaces in prices and texts of its own about repairs.
  const repair = textsIn((await createFakeGateways({ site: site.prefix }).content.home({})).story)
  expect(texts.flat().filter((text) => stranger.test(text) && !repair.includes(text))).toEqual([])
})

/** A return is free, but the shopper pays the carrier first (decision 060). */
const POSTAGE = {
  de: /zahlst das Porto zunächst selbst, wir erstatten dir das Porto eines Standardpakets/,
  en: /pay for the parcel first, and we refund standard postage/,
  es: /primero pagas tú el envío y después te reembolsamos lo que cuesta el de un paquete estándar/i,
  fr: /avancez les frais de port, et nous vous remboursons ceux d’un colis standard/,
  it: /anticipi tu la spedizione e noi ti rimborsiamo il costo di un pacco standard/i,
  pt: /primeiro paga os portes e depois reembolsamos os de um pacote normal/i,
}

const textOf = async (page: (typeof LEGAL_PAGES)[number], prefix: string): Promise<string> => {
  const site = sites.find((one) => one.prefix === prefix)
  if (site === undefined) throw new Error(`There is no site at ${prefix}`)
  return JSON.stringify((await read(page, site)).sections)
}

test.each(Object.entries(POSTAGE))(
  'in %s the pages about returns say who pays for the parcel',
  async (language, text) => {
    expect((await loadServiceMessages(language)).returnsText).toMatch(text)
    for (const site of sites) {
      if (site.language === language) expect(await textOf('withdrawal', site.prefix)).toMatch(text)
    }
  },
)

test('the withdrawal differs where the law does', async () => {
  expect(await textOf('withdrawal', 'de/de-de')).toContain('binnen 14 Tagen ohne Angabe von Gründen')
  expect(await textOf('withdrawal', 'de/de-de')).toContain('Muster-Widerrufsformular')
  expect(await textOf('withdrawal', 'ch/de-ch')).toContain('kein allgemeines Widerrufsrecht')
  expect(await textOf('withdrawal', 'us/en-us')).toContain('no general right to withdraw')
  expect(await textOf('withdrawal', 'ie/en-ie')).toContain('Withdraw from contract here')
  expect(await textOf('withdrawal', 'gb/en-gb')).toContain('Return items')
})

test.each(['terms', 'shipping', 'withdrawal'] as const)(
  'on the British site %s names a return as the button of the order does',
  async (page) => {
    const british = await textOf(page, 'gb/en-gb')
    expect(british).toContain('Return items')
    expect(british).not.toMatch(/withdraw from your order|How to withdraw|Withdraw from contract|Return an order/)
  },
)

test('the legal guarantee has the years of the country', async () => {
  expect(await textOf('terms', 'es/es-es')).toContain('3 años')
  expect(await textOf('terms', 'de/de-de')).toContain('2 Jahre')
  expect(await textOf('terms', 'nl/en-nl')).toContain('meant to last longer')
  expect(await textOf('terms', 'us/en-us')).toContain('law of your state')
})

test('only France reads about hidden defects and about the host of the site, which its laws name', async () => {
  expect(await textOf('imprint', 'fr/fr-fr')).toMatch(/"Hébergeur","Hébergeur fictif.*Cet hébergeur est inventé/)
  expect(await textOf('terms', 'fr/fr-fr')).toContain('vices cachés du Code civil (articles 1641 à 1649)')
  for (const prefix of ['be/fr-be', 'ch/fr-ch', 'lu/fr-lu']) {
    expect(await textOf('imprint', prefix)).not.toContain('Hébergeur')
    expect(await textOf('terms', prefix)).not.toContain('vices cachés')
  }
})

test('only the United Kingdom reads about the right to reject and the right to cancel', async () => {
  const terms = await textOf('terms', 'gb/en-gb')
  expect(terms).toContain('For the first 30 days after delivery, you can instead reject a faulty item')
  expect(terms).toMatch(/14 days from delivery to cancel your order.* 30 days\. .*14 more days to send the items back/)
  const withdrawal = await textOf('withdrawal', 'gb/en-gb')
  expect(withdrawal.match(/right to cancel/g)).toHaveLength(1)
  expect(withdrawal).toContain('and cancel my contract for them')
  for (const prefix of ['ie/en-ie', 'us/en-us']) {
    expect(await textOf('terms', prefix)).not.toMatch(/reject|cancel/)
    expect(await textOf('withdrawal', prefix)).not.toContain('cancel')
  }
})

test.each([
  ['us/en-us', 'The checkout is one page'],
  ['ch/de-ch', 'Die Kasse ist eine einzige Seite'],
  ['fr/fr-fr', 'sur une page'],
  ['it/it-it', 'La cassa è una sola pagina'],
  ['es/es-es', 'en una sola página'],
  ['pt/pt-pt', 'numa só página'],
])('the terms of %s describe the checkout, whose only page places the order', async (prefix, said) => {
  expect(await textOf('terms', prefix)).toContain(said)
})

test('only the United States read about Global Privacy Control, which its laws name', async () => {
  expect(await textOf('privacy', 'us/en-us')).toContain('Global Privacy Control')
  expect(await textOf('privacy', 'ie/en-ie')).not.toContain('Global Privacy Control')
})

test('the imprint dates the checked facts and says once that it is a demonstration', async () => {
  const imprint = await textOf('imprint', 'no/en-no')
  expect(imprint).toContain('Compared on 29 November 2026 with: ')
  expect(imprint).toContain('["Withdrawal","Angrerettloven (lov 20. juni 2014 nr. 27). ')
  expect(imprint.match(/demonstration:/g)).toHaveLength(1)
})

test.each([
  ['us/en-us', 'Return policy', 'unworn and with their labels'],
  ['ch/de-ch', 'Rückgabebedingungen', 'ungetragen und mit Etikett'],
  ['ch/fr-ch', 'Conditions de retour', 'non portés'],
  ['ch/it-ch', 'Condizioni di reso', 'mai indossati'],
])(
  'without a right of withdrawal %s has a page about returns, which only takes unworn items',
  async (prefix, title, condition) => {
    const site = sites.find((one) => one.prefix === prefix)
    if (site === undefined) throw new Error(`There is no site at ${prefix}`)
    const page = await read('withdrawal', site)
    expect(page.title).toBe(title)
    expect(JSON.stringify(page.sections)).toContain(condition)
    expect(JSON.stringify(page.sections)).not.toMatch(/loss in value|Wertverlust|perte de valeur|perdita di valore/)
    expect(await textOf('shipping', prefix)).toContain(condition)
    expect(await textOf('shipping', prefix)).toContain(title)
  },
)

test.each(['shipping', 'withdrawal'] as const)(
  '%s says that the law takes worn items and the shop unworn ones',
  async (page) => {
    expect(await textOf(page, 'de/de-de')).toMatch(/14 Tage.*Wertverlust abziehen\. Danach .*ungetragen/)
    expect(await textOf(page, 'ie/en-ie')).toMatch(/14 days.*loss in value.*\. After that, .* unworn/)
  },
)

/** The store server opens the form once the order has arrived (`hasArrived`). */
test.each([
  ['us/en-us', 'as soon as the order has arrived'],
  ['de/de-de', 'sobald sie angekommen ist'],
  ['fr/fr-fr', 'dès qu’elle est arrivée'],
  ['it/it-it', 'quando il pacco è arrivato'],
  ['es/es-es', 'en cuanto llega'],
  ['pt/pt-pt', 'assim que esta chegar'],
])('on %s a review can be written once the order has arrived', async (prefix, said) => {
  expect(await textOf('reviews', prefix)).toContain(said)
})

/** The contact form takes no photos. */
test.each(sites.map(({ prefix }) => prefix))(
  'on %s photos of a damage or a receipt are sent by email',
  async (prefix) => {
    const site = sites.find((one) => one.prefix === prefix)
    if (site === undefined) throw new Error(`There is no site at ${prefix}`)
    const [shipping, repairs] = await Promise.all([read('shipping', site), read('repairs', site)])
    for (const section of [...shipping.sections, ...repairs.sections]) {
      const text = JSON.stringify(section)
      if (!/\b[Pp]hotos?\b|\b[Ff]otos?\b|fotografias?/.test(text)) continue
      expect(text).toMatch(/[Ee]mail (?:us|it)|E-Mail|e-mail|correo electrónico/)
      expect(text).toContain('"href":"mailto:')
      expect(text).not.toContain('/service#contact')
    }
  },
)

test.each(sites.map(({ prefix }) => prefix))(
  'on %s the page about repairs asks for a photo of the damage and one of the whole item',
  async (prefix) => {
    expect(await textOf('repairs', prefix)).toMatch(
      /two photos|zwei Fotos|deux photos|due foto|una foto del daño y otra|uma fotografia do dano e outra/,
    )
  },
)

test.each([
  ['ch/fr-ch', ['art. 3, al. 1, let. s, LCD', 'CHE-000.000.000 TVA'], /UWG|MWST|Gesetz|Ombudsstelle E-Commerce/],
  ['ch/it-ch', ['art. 3 cpv. 1 lett. s LCSl', 'CHE-000.000.000 IVA'], /UWG|MWST|Gesetz|Ombudsstelle E-Commerce/],
  ['be/en-be', ['art. XII.6 of the Code of Economic Law', 'ECC Belgium'], /Code de droit|CEC Belgique/],
])('the imprint of %s names the laws in the language of the site', async (prefix, texts, stranger) => {
  const imprint = await textOf('imprint', prefix)
  for (const text of texts) expect(imprint).toContain(text)
  expect(imprint).not.toMatch(stranger)
})

test('the Austrian imprint and the address in Germany are in German', async () => {
  expect(await textOf('imprint', 'at/de-at')).toContain('ombudsstelle.at, FAQs zum Verfahren')
  for (const prefix of ['at/de-at', 'de/de-de', 'ie/en-ie'])
    expect(await textOf('shipping', prefix)).toContain('Cairn Demonstration GmbH, Retouren')
})

test('the page about shipping says how a return is sent, and to which warehouse', async () => {
  const irish = await textOf('shipping', 'ie/en-ie')
  expect(irish).toContain('Cairn Demonstration GmbH, Retouren, Musterlager 2, 00000 Musterstadt, Germany')
  expect(irish).toContain('within 14 days of your request')
  expect(irish).not.toContain('customs form')
  expect(await textOf('shipping', 'ch/fr-ch')).toContain('Retour de marchandise')
  expect(await textOf('shipping', 'us/en-us')).toContain('2 Example Street')
})
