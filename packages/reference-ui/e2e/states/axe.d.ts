import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  interface Window {
    /** Put there before the page. */
    axe: { run(context: Document | Element, options: RunOptions): Promise<AxeResults> }
  }
}
