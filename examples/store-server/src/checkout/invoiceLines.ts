import type { OrderRow } from '../orders/orders.schema.ts'
import { colonOf } from '../sites/colon.ts'
import { siteOf } from '../sites/sites.ts'
import { addressLines } from './addressLines.ts'
import { checkoutMessages } from './messages/index.ts'

/**
 * Returns the recipient of the invoice line by line: the company, the address and the VAT id. Returns no lines if the
 * invoice has only the delivery address.
 */
export function invoiceLines(
  order: Pick<OrderRow, 'site' | 'company' | 'vatId' | 'billingAddress' | 'shippingAddress'>,
): readonly string[] {
  const { company, vatId, billingAddress } = order
  if (company === null && vatId === null && billingAddress === null) return []
  const site = siteOf(order.site)
  const { vatId: nameOf } = checkoutMessages[site.contentLanguage]
  const address = billingAddress ?? order.shippingAddress
  return [
    ...(company === null ? [] : [company]),
    ...addressLines(address, site),
    ...(vatId === null ? [] : [`${nameOf(address.country)}${colonOf(site.language)}${vatId}`]),
  ]
}
