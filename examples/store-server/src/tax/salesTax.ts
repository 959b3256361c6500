/** The sales tax on an order in the United States. */
export type SalesTax = {
  /** The two-letter code of the state. */
  state: string
  percent: number
  amountMinor: number
}

/**
 * The general sales tax of each state in percent, without the taxes of counties and cities. Source: Tax Foundation,
 * "State and Local Sales Tax Rates", of January 2026. States without a general sales tax and the addresses of the armed
 * forces are absent.
 */
const PERCENT: Readonly<Record<string, number>> = {
  AL: 4,
  AR: 6.5,
  AZ: 5.6,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  IA: 6,
  ID: 6,
  IL: 6.25,
  IN: 7,
  KS: 6.5,
  KY: 6,
  LA: 5,
  MA: 6.25,
  MD: 6,
  ME: 5.5,
  MI: 6,
  MN: 6.875,
  MO: 4.225,
  MS: 7,
  NC: 4.75,
  ND: 5,
  NE: 5.5,
  NJ: 6.625,
  NM: 4.875,
  NV: 6.85,
  NY: 4,
  OH: 5.75,
  OK: 4.5,
  PA: 6,
  PR: 11.5,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 6.1,
  VA: 5.3,
  VT: 6,
  WA: 6.5,
  WI: 5,
  WV: 6,
  WY: 4,
}

/**
 * Estimates the sales tax on the goods after all discounts; shipping within the United States is free. Taxes of counties
 * and cities and exemptions for clothing are not part of the estimate.
 * @param state the two-letter code
 */
export function salesTax(state: string, goodsMinor: number): SalesTax {
  const percent = PERCENT[state] ?? 0
  return { state, percent, amountMinor: Math.round((goodsMinor * percent) / 100) }
}
