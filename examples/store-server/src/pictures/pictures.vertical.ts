import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { productColors, products } from '../catalogue/catalogue.schema.ts'
import type { Queries } from '../database/database.ts'
import { IN_MEMORY } from '../database/pglite.ts'
import { createBakery } from '../media/bake.ts'
import { draftRasteriser } from '../media/draftRasteriser.ts'
import { mediaRoutes } from '../media/media.routes.ts'
import type { PictureSpec } from '../media/picture.types.ts'
import { threadRasteriser } from '../media/rasteriser.ts'
import type { Vertical } from '../vertical.ts'
import { type Prebaking, startPrebaking } from './prebaking.ts'

/** Serves the product pictures: renders each on first request or ahead of time, and caches it on disk. */
export const pictures: Vertical = {
  name: 'pictures',
  pages: async (app, { config, database, log }) => {
    const isInMemory = config.dataDir === IN_MEMORY
    const folder = isInMemory ? await mkdtemp(join(tmpdir(), 'cairn-pictures-')) : join(config.dataDir, 'pictures')
    const bakery =
      config.pictures === 'draft'
        ? createBakery(join(folder, 'draft'), draftRasteriser(threadRasteriser()))
        : createBakery(folder)
    let prebaking: Prebaking | undefined
    app.addHook('onListen', async () => {
      if (!config.prebake) return
      prebaking = startPrebaking({
        bakery,
        readPictures: () => popularPictures(database),
        onError: (error) => log.warn({ err: error }, 'no picture is baked ahead'),
      })
    })
    app.addHook('onClose', async () => {
      await prebaking?.stop()
      await bakery.close()
      if (isInMemory) await rm(folder, { recursive: true, force: true })
    })
    await app.register(mediaRoutes, { bakery, findPicture: (slug, colour) => findPicture(database, slug, colour) })
  },
}

async function findPicture(queries: Queries, slug: string, colour: string): Promise<PictureSpec | null> {
  const rows = await queries
    .select({ picture: productColors.picture })
    .from(productColors)
    .innerJoin(products, eq(products.id, productColors.productId))
    .where(and(eq(products.slug, slug), eq(productColors.key, colour)))
  return rows[0]?.picture ?? null
}

/**
 * Lists the pictures to render ahead of time: the card picture of every product, the most popular products first, and
 * then the other colours.
 */
async function popularPictures(queries: Queries): Promise<PictureSpec[]> {
  const rows = await queries
    .select({ picture: productColors.picture })
    .from(productColors)
    .innerJoin(products, eq(products.id, productColors.productId))
    .where(eq(products.retired, false))
    .orderBy(gt(productColors.position, 0), desc(products.popularity), asc(products.id), asc(productColors.position))
  return rows.map(({ picture }) => picture)
}
