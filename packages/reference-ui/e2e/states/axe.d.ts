import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

declare global {
  interface Window {
    /** Put there before the page. */
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
    /** Blocks that were looked at already. */
    looked?: Set<string>
  }
}
