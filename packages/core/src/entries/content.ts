export * from '../content/index.ts'
export { content } from '../domains/content.ts'
