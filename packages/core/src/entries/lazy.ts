export * from '../lazy/index.ts'
