import type { TestProject } from 'vitest/node'
import { type MedusaShop, startMedusa } from './startMedusa.ts'

declare module 'vitest' {
  interface ProvidedContext {
    medusa: MedusaShop
  }
}

/** Starts one Medusa for all files. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { shop, stop } = await startMedusa(console.log)
  provide('medusa', shop)
  return stop
}
