export { product } from '../domains/product.ts'
export * from '../product/index.ts'
