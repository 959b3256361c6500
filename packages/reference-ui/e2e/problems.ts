import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Marks in the console what the content policy has blocked; the browser's own words for it differ by version. */
const VIOLATION = 'Content policy violated:'

const reportViolations = (mark: string): void =>
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      console.error(mark, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample),
    { capture: true },
  )

/** What must not happen on any page of a visit: an error or warning in the console, one that nobody catches, a breach of the content policy, markup of the server that React had to replace. */
export class Problems {
  readonly #all: string[] = []
  readonly #expected: RegExp[] = []

  /** A test that asks for trouble says which. */
  expect(pattern: RegExp) {
    this.#expected.push(pattern)
  }

  get all(): readonly string[] {
    return this.#all.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
  }

  async watch(context: BrowserContext) {
    // React tells a mismatch of the markup as an error that nobody catches.
    context.on('weberror', (error) => this.#all.push(`Uncaught: ${error.error().message}`))
    context.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        this.#all.push(`${message.text()} (${message.location().url})`)
    })
    await context.addInitScript(reportViolations, VIOLATION)
  }
}
