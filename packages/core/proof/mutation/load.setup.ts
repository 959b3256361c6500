import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly mutantActivation?: 'runtime' | 'static'
  }
}

// The store fetches some parts when it needs them. Here they are there before any test: what runs while a module is loaded must not seem
// to belong to the one test that happened to load it. A mutant in such code has a fresh thread, and is there whenever its module is loaded.
const parts = import.meta.glob(['../../src/**/*.rules.ts', '../../src/{auth,checkout}/*.ts', '!**/*.{test,fixture}.ts'])
if (inject('mutantActivation') !== 'static') await Promise.all(Object.values(parts).map((load) => load()))
