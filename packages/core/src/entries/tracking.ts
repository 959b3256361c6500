export * from '../tracking/index.ts'
