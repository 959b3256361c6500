import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly mutantActivation?: 'runtime' | 'static'
  }
}

// Before any test, load the modules that the store loads on demand: otherwise Stryker attributes their load-time
// code to the first test that loads them. A mutant in load-time code (`static`) does not need this, because it has its
// own thread and is active whenever its module loads.
const parts = import.meta.glob(['../../src/**/*.rules.ts', '../../src/{auth,checkout}/*.ts', '!**/*.{test,fixture}.ts'])
if (inject('mutantActivation') !== 'static') await Promise.all(Object.values(parts).map((load) => load()))
