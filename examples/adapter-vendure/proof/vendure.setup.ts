import type { TestProject } from 'vitest/node'
import { startVendure } from './startVendure.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of Vendure's shop API. */
    vendure: string
  }
}

/** Starts one Vendure for all files; `VENDURE_URL` names one that runs already. */
export default async ({ provide }: TestProject) => {
  const given = process.env.VENDURE_URL
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startVendure()
  provide('vendure', url)
  return stop
}
