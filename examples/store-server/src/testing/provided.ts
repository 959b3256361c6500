declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the shop that `shop.setup.ts` starts. */
    shop: string
    /** The folder of the database templates, which is empty at first. */
    templates: string
  }
}

export {}
