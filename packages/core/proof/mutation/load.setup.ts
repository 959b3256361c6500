// The store fetches some parts when it needs them. Here they are there before any test: what runs while a module is loaded must not seem
// to belong to the one test that happened to load it.
export const loaded = import.meta.glob(
  ['../../src/**/*.rules.ts', '../../src/{auth,checkout}/*.ts', '!**/*.{test,fixture}.ts'],
  { eager: true },
)
