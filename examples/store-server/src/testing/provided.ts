declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the real shop that `shop.setup.ts` opens. */
    shop: string
  }
}

export {}
