import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { deleteCatalogue } from '../catalogue/deleteCatalogue.ts'
import { cleanTables } from '../cleaning/cleanTables.ts'
import { orders } from '../orders/orders.schema.ts'
import { RETENTION } from '../retention.ts'
import { readRatings } from '../search/ratings.repository.ts'
import { buildCatalogue } from '../seed/buildCatalogue.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { type Shop, shopOn } from '../testing/shop.ts'
import { fillFolder } from '../testing/templates.ts'
import { publishReview, rejectReview } from './moderation.ts'
import { buyDelivered, REVIEW, sendReview } from './orderReviews.fixture.ts'
import { orderReviews, reviews } from './reviews.schema.ts'
import { runReviewsCommand } from './reviewsCommand.ts'

describeOnBothDatabases('a review of a buyer', (open) => {
  const freshShop = shopOn(open, [{ id: 31, stock: 50 }])
  const written = async () => {
    const shop = await freshShop()
    const bought = await buyDelivered(shop)
    await sendReview(shop, bought)
    const [review] = await shop.database.select().from(orderReviews)
    return { shop, bought, decision: { id: review?.id ?? 0, now: new Date(shop.clock.now()) } }
  }
  const shown = ({ database }: Shop) => database.select().from(reviews)
  const ratingOf = async ({ database }: Shop) => (await readRatings(database, [3])).get(3)

  it('appears and counts for the rating after it is published, and neither after it is rejected', async () => {
    const { shop, bought, decision } = await written()
    expect(await ratingOf(shop)).toBeUndefined()
    await publishReview(shop.database, decision)
    expect(await shown(shop)).toMatchObject([
      { productId: 3, score: 4, title: REVIEW.title, author: 'Ada', language: 'de', verified: true },
    ])
    expect(await ratingOf(shop)).toEqual({ average: 4, count: 1 })
    expect((await shop.call('GET', bought.path)).text).toContain('Deine Bewertung steht im Shop.')
    await expect(publishReview(shop.database, decision)).rejects.toThrow(
      `The review ${decision.id} is published already.`,
    )
    await rejectReview(shop.database, decision)
    expect(await shown(shop)).toEqual([])
    expect((await shop.call('GET', bought.path)).text).toContain('Wir haben deine Bewertung nicht veröffentlicht.')
    await publishReview(shop.database, decision)
    expect(await shown(shop)).toHaveLength(1)
  })

  it('stays when the demonstration data are replaced, and goes with its order', async () => {
    const { shop, decision } = await written()
    await publishReview(shop.database, decision)
    await shop.database.execute(sql`
      INSERT INTO reviews (id, product_id, score, title, content, author, created_at, verified) VALUES (1, 3, 5, 'a', 'b', 'c', now(), true)`)
    await deleteCatalogue(shop.database, buildCatalogue())
    expect(await shown(shop)).toMatchObject([{ title: REVIEW.title }])
    await shop.database.delete(orders)
    expect(await shown(shop)).toEqual([])
    expect(await shop.database.select().from(orderReviews)).toEqual([])
  })

  it('is deleted ninety days after it was rejected, and not before', async () => {
    const { shop, decision } = await written()
    await rejectReview(shop.database, decision)
    const clean = () => cleanTables(shop.database, shop.clock.now(), () => false)
    shop.clock.advance(RETENTION.rejectedReview)
    await clean()
    expect(await shop.database.select().from(orderReviews)).toHaveLength(1)
    shop.clock.advance(1)
    await clean()
    expect(await shop.database.select().from(orderReviews)).toEqual([])
  })
})

describe('npm run reviews', () => {
  const run = async (dataDir: string, ...args: readonly string[]) => {
    const printed: string[] = []
    await runReviewsCommand(args, { dataDir, clock: { now: () => 0 }, print: (line) => printed.push(line) })
    return printed.join('\n')
  }

  it.each([[[]], [['list', 'all']], [['show']], [['publish', 'CN-1']], [['reject', '0']], [['publish', '1', '2']]])(
    'refuses the arguments %j, and names the right ones',
    async (args) => {
      await expect(run('/nowhere', ...args)).rejects.toThrow(`keeps it out, not "${args.join(' ')}".`)
    },
  )

  it('names a review that does not exist, and leaves the folder for the next command', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cairn-reviews-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await fillFolder(folder, 'migrated')
    expect(await run(folder, 'list')).toBe('No review waits.')
    for (const step of ['show', 'publish', 'reject'])
      await expect(run(folder, step, '7')).rejects.toThrow('There is no review 7.')
  })
})
