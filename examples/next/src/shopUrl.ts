/** Returns the origin of the store server. Read at each request, because the build does not know it. */
export const shopUrl = (): string => process.env.SHOP_URL ?? 'http://localhost:3000'
