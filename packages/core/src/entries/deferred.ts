export * from '../deferred/index.ts'
