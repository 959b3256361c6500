import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { unavailability } from '../inventory/inventory.rules.ts'
import type { Inventory, SellableVariant } from '../inventory/inventory.types.ts'
import { variantName } from '../inventory/variantName.ts'
import { mailOfSite } from '../mail/mailOfSite.ts'
import { writeMail } from '../mail/mailQueue.ts'
import { siteOf } from '../sites/sites.ts'
import { type SubscriptionRow, subscriptions } from '../subscriptions/subscriptions.schema.ts'
import { isWaiting } from './isWaiting.ts'
import { alertFooter, type OtherAlert, otherAlerts } from './otherAlerts.ts'

/** Variants that one statement looks up. */
const BATCH = 200

type Moment = { now: Date; origin: string }

/** Looks for variants that can be bought again and writes to those who wait. Several servers may run it. */
export async function mailReturned(
  database: Database,
  inventory: Inventory,
  moment: Moment,
  isStopped: () => boolean,
): Promise<void> {
  const waiting = await database
    .selectDistinct({ variantId: subscriptions.variantId, site: subscriptions.site })
    .from(subscriptions)
    .where(isWaiting)
  for (const [site, variants] of Map.groupBy(waiting, (row) => row.site)) {
    for (let start = 0; start < variants.length && !isStopped(); start += BATCH) {
      const ids = variants.slice(start, start + BATCH).map(({ variantId }) => variantId)
      const known = await inventory.read(database, ids, siteOf(site))
      const returned = [...known.values()].filter((variant) => unavailability(variant) === null)
      if (returned.length > 0) await mailVariants(database, inventory, { site, variants: returned }, moment)
    }
  }
}

/** Writes the mails and ends the subscriptions in one transaction: each request is answered by one mail. */
async function mailVariants(
  database: Database,
  inventory: Inventory,
  { site, variants }: { site: string; variants: readonly SellableVariant[] },
  moment: Moment,
): Promise<void> {
  await database.transaction(async (tx) => {
    const ids = variants.map(({ variantId }) => variantId)
    const ended = await tx
      .delete(subscriptions)
      .where(and(isWaiting, eq(subscriptions.site, site), inArray(subscriptions.variantId, ids)))
      .returning()
    for (const subscription of ended) {
      const variant = variants.find(({ variantId }) => variantId === subscription.variantId)
      if (variant === undefined) continue
      const others = await otherAlerts(tx, inventory, { email: subscription.email, origin: moment.origin })
      await mailBack(tx, subscription, { variant, others }, moment)
    }
  })
}

async function mailBack(
  tx: Queries,
  { id, email, site }: SubscriptionRow,
  { variant, others }: { variant: SellableVariant; others: readonly OtherAlert[] },
  { now, origin }: Moment,
): Promise<void> {
  const mail = mailOfSite(siteOf(site), origin, ({ back }) => ({
    subject: back.subject(variant.name),
    title: back.title,
    parts: [
      { kind: 'text', text: back.text(variantName(variant)) },
      { kind: 'link', text: back.link, url: `${origin}/${site}/${variant.slug}?variant=${variant.variantId}` },
    ],
    footer: alertFooter(back, others),
  }))
  await writeMail(tx, { ...mail, cause: `back ${id}`, recipient: email, site }, now)
}
