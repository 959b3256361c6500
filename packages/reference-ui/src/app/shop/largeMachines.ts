// The largest domains. They also belong to `machines.ts`, but a file of their own halves the longest evaluation.
export { auth } from '@cairn/core/auth'
export { cart } from '@cairn/core/cart'
