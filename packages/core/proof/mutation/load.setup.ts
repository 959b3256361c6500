import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly mutantActivation?: 'runtime' | 'static'
  }
}

// The store loads some modules on demand. They load here before any test, so that Stryker does not attribute their
// load-time code to the test that happened to load them first. For a mutant in load-time code this is not needed: it
// has its own thread and is active whenever its module loads.
const parts = import.meta.glob(['../../src/**/*.rules.ts', '../../src/{auth,checkout}/*.ts', '!**/*.{test,fixture}.ts'])
if (inject('mutantActivation') !== 'static') await Promise.all(Object.values(parts).map((load) => load()))
