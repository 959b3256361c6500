declare global {
  interface Window {
    recordedProblems?: string[]
  }
}

/**
 * Runs in a page: records its problems from the first call on, and returns those since the last call. It has no
 * references to other code, because the browser gets only its text.
 */
export const recordProblems = (): readonly string[] => {
  if (window.recordedProblems === undefined) {
    const problems: string[] = []
    window.recordedProblems = problems
    // WebKit fails the requests of a page that the visitor leaves. What the page says about them is no problem.
    addEventListener('beforeunload', () => {
      problems.push = () => 0
    })
    for (const level of ['error', 'warn'] as const) {
      const log = console[level]
      console[level] = (...parts) => {
        problems.push(parts.map(String).join(' '))
        log.apply(console, parts)
      }
    }
    addEventListener('error', ({ message }) => problems.push(`Uncaught: ${message}`))
    addEventListener('unhandledrejection', ({ reason }) => problems.push(`Unhandled: ${reason}`))
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      problems.push(`Content policy violated: ${effectiveDirective} ${blockedURI}`),
    )
  }
  return window.recordedProblems.splice(0)
}
