import type { Returns, Seller } from './facts.types.ts'

/** The day on which the company and its own terms were invented. */
const SINCE = '2026-11-28'

/** Returns the seller of the European store with its tax number in one country. Company, address and numbers are invented. */
export const europeanSeller = (taxNumber: string): Seller => ({
  name: 'Cairn Demonstration GmbH',
  address: ['Musterweg 1', '00000 Musterstadt'],
  country: 'DE',
  representative: 'Robin Muster',
  register: 'HRB 00000 (Amtsgericht Musterstadt)',
  taxNumber,
  since: SINCE,
})

/** The seller of the store in the United States, which is invented too. */
export const americanSeller: Seller = {
  name: 'Cairn Demonstration, Inc.',
  address: ['1 Example Street', 'Example City, CO 00000'],
  country: 'US',
  representative: 'Robin Example',
  register: 'Colorado 00000000000',
  taxNumber: 'EIN 00-0000000',
  since: SINCE,
}

const TERMS = { days: 30, sendDays: 14, since: SINCE }

/** The warehouse of the European store, which takes its returns. The address is invented. */
export const europeanReturns: Returns = {
  ...TERMS,
  address: ['Cairn Demonstration GmbH, Retouren', 'Musterlager 2', '00000 Musterstadt'],
  country: 'DE',
  hasCustoms: false,
}

/** The warehouse of the store in the United States, which is invented too. */
export const americanReturns: Returns = {
  ...TERMS,
  address: ['Cairn Demonstration, Inc., Returns', '2 Example Street', 'Example City, CO 00000'],
  country: 'US',
  hasCustoms: false,
}
