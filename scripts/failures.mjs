import { stripVTControlCharacters } from 'node:util'

const firstLine = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')[0]
    .trim()

const sentence = (where, name, message) => [where, name, firstLine(message)].filter(Boolean).join(' › ')

/**
 * A line for each test that failed in a JSON report of Vitest, paths without `root`; one for all that did not run in a file (its set-up failed, or
 * somebody left them out), and one for a file that did not load.
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

/** The same for a JSON report of Playwright, where suites lie in suites and each test has been run in several sizes. */
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
