// The largest domains. `machines.ts` exports them too, but as a module of their own they are evaluated in a task of their
// own, unless both files arrive together.
export { auth } from '@cairn/core/auth'
export { cart } from '@cairn/core/cart'
