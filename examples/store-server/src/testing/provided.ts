declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the shop that `shop.setup.ts` starts. */
    shop: string
  }
}

export {}
