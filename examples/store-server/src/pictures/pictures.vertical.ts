import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { productColors, products } from '../catalogue/catalogue.schema.ts'
import type { Queries } from '../database/database.ts'
import { createBakery } from '../media/bake.ts'
import { mediaRoutes } from '../media/media.routes.ts'
import type { PictureSpec } from '../media/picture.types.ts'
import type { Vertical } from '../vertical.ts'

/** Pictures of the catalogue's products: drawn live, or baked once and kept beside the database. */
export const pictures: Vertical = {
  name: 'pictures',
  pages: async (app, { config, database }) => {
    const bakery = createBakery(join(config.dataDir, 'pictures'))
    app.addHook('onClose', () => bakery.close())
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
