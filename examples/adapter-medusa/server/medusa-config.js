// Medusa loads this file by its name without an extension, so it cannot be TypeScript.
import { defineConfig } from '@medusajs/framework/utils'

const { COOKIE_SECRET = '', DATABASE_URL = '', JWT_SECRET = '', SHOP_ORIGIN = '' } = process.env

/** All other modules are those of a new Medusa project: search, locks, files and payments need no further service. */
export default defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    http: {
      storeCors: SHOP_ORIGIN,
      adminCors: SHOP_ORIGIN,
      authCors: SHOP_ORIGIN,
      jwtSecret: JWT_SECRET,
      cookieSecret: COOKIE_SECRET,
    },
  },
  admin: { disable: true },
})
