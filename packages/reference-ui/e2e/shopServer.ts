/** The settings with which Playwright starts the shop: both servers with a new database, without rate limits. */
export const shopServer = (port: number, env: Readonly<Record<string, string>>) => ({
  command: 'node packages/reference-ui/e2e/openShop.mjs',
  url: `http://localhost:${port}/us/en-us`,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
  env: {
    HOST: '',
    PORT: String(port),
    STORE_PORT: String(port + 1),
    RATE_LIMITS: '0',
    // The store server renders no pictures in advance, because the browsers need the CPU.
    PREBAKE: '0',
    PICTURES: 'draft',
    VISITOR_COUNTRY: 'US',
    ...env,
  },
})
