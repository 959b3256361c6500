export { overlay } from '../domains/overlay.ts'
export * from '../overlay/index.ts'
