export * from '../testing/index.ts'
