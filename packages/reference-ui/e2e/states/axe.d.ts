import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

declare global {
  interface Window {
    /** The axe library, which a test adds before the page loads. */
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
    /** Keys of the page blocks that `findViolations` has already checked. */
    looked?: Set<string>
  }
}
