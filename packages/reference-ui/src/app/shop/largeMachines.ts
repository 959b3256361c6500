// The largest domains. `machines.ts` exports them too, but as a module of their own they are evaluated in a task of their
// own.
import { nextTask } from './nextTask.ts'

export { auth } from '@cairn/core/auth'
export { cart } from '@cairn/core/cart'

// Without this wait, the browser evaluates both files in one task when they arrive together.
await nextTask()
