import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  interface Window {
    /** Put there before the page. */
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
  }
}
