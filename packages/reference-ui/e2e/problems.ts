import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Prefix of the console messages with which the page reports violations of the content policy. The browser's own
 * messages differ by version.
 */
const VIOLATION = 'Content policy violated:'

const reportViolations = (mark: string): void =>
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      console.error(mark, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample),
    { capture: true },
  )

/**
 * Problems that no page of a visit may have: console errors and warnings, uncaught errors, violations of the content
 * policy, and hydration mismatches.
 */
export class Problems {
  readonly #all: string[] = []
  readonly #expected: RegExp[] = []

  /** Ignores the problems that match the pattern, because the test causes them on purpose. */
  expect(pattern: RegExp) {
    this.#expected.push(pattern)
  }

  get all(): readonly string[] {
    return this.#all.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
  }

  async watch(context: BrowserContext) {
    // React reports a hydration mismatch as an uncaught error.
    context.on('weberror', (error) => this.#all.push(`Uncaught: ${error.error().message}`))
    context.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        this.#all.push(`${message.text()} (${message.location().url})`)
    })
    await context.addInitScript(reportViolations, VIOLATION)
  }
}
