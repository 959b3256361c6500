import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { variantName } from '../inventory/variantName.ts'
import type { MailPart } from '../mail/composeMail.ts'
import type { MailMessages } from '../mail/messages/index.ts'
import { siteOf } from '../sites/sites.ts'
import { endUrl } from '../subscriptions/subscribe.ts'
import { createSubscriptionToken } from '../subscriptions/subscriptions.repository.ts'
import { subscriptions } from '../subscriptions/subscriptions.schema.ts'
import { isWaiting } from './isWaiting.ts'

export type OtherAlert = { name: string; endUrl: string }

/** Creates a link that ends each other alert of an address. A variant that the shop no longer sells has no name. */
export async function otherAlerts(
  tx: Queries,
  inventory: Inventory,
  { email, origin }: { email: string; origin: string },
): Promise<OtherAlert[]> {
  const open = await tx
    .select()
    .from(subscriptions)
    .where(and(isWaiting, eq(subscriptions.email, email)))
    .orderBy(subscriptions.subscribedAt)
  const alerts: OtherAlert[] = []
  for (const { id, variantId, site } of open) {
    const variant = (await inventory.read(tx, [variantId], siteOf(site))).get(variantId)
    if (variant === undefined) continue
    alerts.push({ name: variantName(variant), endUrl: endUrl(origin, await createSubscriptionToken(tx, id)) })
  }
  return alerts
}

/** Says that no other mail follows, or how to end the alerts that are still open. */
export const alertFooter = (
  { last, others, endOther }: MailMessages['back'],
  alerts: readonly OtherAlert[],
): MailPart[] =>
  alerts.length === 0
    ? [{ kind: 'text', text: last }]
    : [
        { kind: 'text', text: others },
        ...alerts.map(({ name, endUrl: url }): MailPart => ({ kind: 'link', text: endOther(name), url })),
      ]
