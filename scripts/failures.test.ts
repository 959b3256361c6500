import { expect, test } from 'vitest'
import { failuresOfJourneys, failuresOfTests } from './failures.mjs'

const passed = { fullName: 'adds one', status: 'passed', failureMessages: [] }

test('each failed test has a line with file, name and reason, and all tests that did not run share one line', () => {
  const report = {
    testResults: [
      { name: '/shop/cart.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      {
        name: '/shop/search.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          passed,
          {
            fullName: 'finds a jacket',
            status: 'failed',
            failureMessages: ['\u001b[31mError: none\u001b[39m\n    at x'],
          },
          { fullName: 'finds a cap', status: 'skipped', failureMessages: [] },
          { fullName: 'finds a sock', status: 'pending', failureMessages: [] },
        ],
      },
    ],
  }
  expect(failuresOfTests(report, '/shop/')).toEqual([
    'search.test.ts › finds a jacket › Error: none',
    'search.test.ts › 2 of 4 tests did not run',
  ])
})

test('a file that does not load has a line, although none of its tests failed', () => {
  const report = {
    testResults: [
      { name: '/shop/cart.test.ts', status: 'failed', message: 'SyntaxError: Unexpected token', assertionResults: [] },
    ],
  }
  expect(failuresOfTests(report, '/shop/')).toEqual(['cart.test.ts › the file itself › SyntaxError: Unexpected token'])
})

test('a journey that failed in one window size has a line with that size, however deeply its suite is nested', () => {
  const journey = {
    file: 'buying.spec.ts',
    title: 'a guest buys',
    tests: [
      { projectName: 'desktop', status: 'expected', results: [{}] },
      { projectName: 'phone', status: 'unexpected', results: [{ error: { message: 'Timeout of 30 s\nat y' } }] },
    ],
  }
  expect(failuresOfJourneys({ suites: [{ suites: [{ specs: [journey] }] }] })).toEqual([
    'buying.spec.ts [phone] › a guest buys › Timeout of 30 s',
  ])
})
