import { expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { problemList } from './fieldProblems.ts'
import { html } from './html.ts'

it.each([
  ['de/de-de', '<li><a href="#name">Name</a>: Bitte ausfüllen</li>'],
  ['ch/fr-ch', '<li><a href="#name">Name</a>\u202f: Bitte ausfüllen</li>'],
])('the list of problems on %s says what is wrong with each field', (site, line) => {
  const list = problemList(siteOf(site), 'Bitte prüfen', [{ field: 'name', label: 'Name', message: 'Bitte ausfüllen' }])
  expect(html`${list}`.text).toContain(line)
})
