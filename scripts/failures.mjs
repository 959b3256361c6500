import { stripVTControlCharacters } from 'node:util'

const firstLine = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')[0]
    .trim()

const sentence = (where, name, message) => [where, name, firstLine(message)].filter(Boolean).join(' › ')

/** A line for each test that did not pass in a JSON report of Vitest, paths without `root`; a file that did not load has one of its own. */
export const failuresOfTests = ({ testResults }, root) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, '')
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    return failed.length === 0 && status === 'failed'
      ? [sentence(file, 'the file itself', message)]
      : failed.map(({ fullName, failureMessages }) => sentence(file, fullName, failureMessages?.[0]))
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
