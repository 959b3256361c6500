import { stripVTControlCharacters } from 'node:util'

const firstLine = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')[0]
    .trim()

const sentence = (where, name, message) => [where, name, firstLine(message)].filter(Boolean).join(' › ')

/**
 * Lists the failures of a Vitest JSON report, with paths relative to `root`: a line for each failed test, and one for
 * each file that did not load. All tests of a file that did not run (skipped, or the set-up failed) share one line.
 */
export const failuresOfTests = ({ testResults }, root) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const unrun = assertionResults.filter((test) => test.status !== 'failed' && test.status !== 'passed').length
    const lines = failed.map(({ fullName, failureMessages }) => sentence(file, fullName, failureMessages[0]))
    if (unrun > 0) lines.push(sentence(file, `${unrun} of ${assertionResults.length} tests did not run`, message))
    if (lines.length === 0 && status === 'failed') lines.push(sentence(file, 'the file itself', message))
    return lines
  })

/** Lists the failures of a Playwright JSON report, where suites are nested and each test runs in several window sizes. */
export const failuresOfJourneys = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) =>
        sentence(`${file} [${projectName}]`, title, results.find(({ error }) => error)?.error.message),
      ),
  ),
  ...suites.flatMap(failuresOfJourneys),
]
