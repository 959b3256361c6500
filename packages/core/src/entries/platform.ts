export * from '../platform/index.ts'
