import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { breakpointOf, DESKTOP_BREAKPOINT } from '../packages/core/src/overlay/overlay.rules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const PACKAGES = [
  'packages/core/src',
  'packages/react/src',
  'packages/reference-ui/src',
  'packages/reference-ui/server',
]

/** Returns the source files of the folders, without tests and generated types. */
const sourcesOf = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|bench)\.tsx?$|generated|\.d\.ts$/.test(file))
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
  )

const linesWith = (pattern: RegExp, folders: readonly string[]): string[] =>
  sourcesOf(...folders).flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

const PHONE = /tel:\+?\d|\b1-8\d\d-|['"`>]\+?\(?\d{1,4}\)?[ -]\(?\d{2,4}\)?[ -]\d{3,4}([ -]?\d{2,4})?['"`<]/

test.each(['tel:+18005550100', '"1-800-555-0100"', "'+49 30 5550100'", "'(800) 555-0100'"])(
  'the search would find %s',
  (number) => {
    expect(PHONE.test(number)).toBe(true)
  },
)

const SEED = 'examples/store-server/src/seed'

test('no telephone number stands in the code; the demonstration has one of each range that is kept for fiction', {
  meta: { spec: ['9.content.phone-not-shown'] },
}, () => {
  expect(sourcesOf(...PACKAGES).length).toBeGreaterThan(200)
  expect(linesWith(PHONE, PACKAGES)).toEqual([])
  const config = readFileSync(join(root, 'packages/reference-ui/shop.config.ts'), 'utf8')
  expect(PHONE.test(config)).toBe(false)
  const numbers = linesWith(PHONE, [SEED]).flatMap((line) => line.match(/\+[\d ]+\d/g))
  // Reserved for fiction: one number of the toll-free code 800 (NANPA), and 0808 157 0000 to 0999 (Ofcom); see docs/decisions/024.
  expect(numbers).toEqual([expect.stringMatching(/^\+1 800 555 0199$/), expect.stringMatching(/^\+44 808 157 0\d{3}$/)])
})

test('the support hours of the specification are stated once, in the content of the demonstration', {
  meta: { spec: ['9.content.support-hours'] },
}, () => {
  const folders = [...PACKAGES, 'examples/store-server/src']
  expect(linesWith(/9 ?AM/i, folders)).toEqual([`${SEED}/contact.ts: const HOURS = 'MON-FRI 9AM - 6PM EST'`])
})

/** Code that compares with, or assigns, the id or name of a customer group. Consent groups such as C0002 do not count. */
const GROUP =
  /group(Id)?s?\b[^\n]{0,12}(===?|!==?|:|\.includes\(|\.has\()\s*\[?\s*(['"`]?[1-9]\d*\b|['"`][A-Z](?!000\d))/i
const GROUP_NAMES = /\b(Professionals|Military|Experts?\s+group|Mountain guides)\b/

test.each(['customerGroupId === 2', 'groupId: 2', "customerGroup === 'Pros'", '[2].groups.includes(2)'])(
  'the search would find %s',
  (line) => {
    expect(GROUP.test(line)).toBe(true)
  },
)

test('no customer group is named in the code, by id or by name: groups are configuration', {
  meta: { spec: ['6.groups.configured'] },
}, () => {
  expect(linesWith(GROUP, PACKAGES)).toEqual([])
  expect(linesWith(GROUP_NAMES, PACKAGES)).toEqual([])
})

const stylesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

/** The width queries of the style sheets. 64em is 1024 px: an em of a media query is 16 px by default. */
const WIDTH_QUERY = /@media[^{]*width[^{]*/g

test('styles change where the script does: at 1024 px, from 1024 on and not before', {
  meta: { spec: ['9.overlay.desktop-breakpoint'] },
}, () => {
  const queries = stylesOf('packages/reference-ui/src').flatMap((text) => text.match(WIDTH_QUERY) ?? [])
  const ranges = queries.flatMap((query) => query.match(/\(width [<>]=? [\d.]+\w+\)/g) ?? ['none'])
  expect(ranges.length).toBeGreaterThan(20)
  expect([...new Set(ranges)].toSorted()).toEqual([
    // 24em is 384 px: this range also applies to a desktop page at 400 % zoom.
    '(width < 24em)',
    '(width < 48em)',
    '(width < 64em)',
    '(width >= 48em)',
    '(width >= 64em)',
  ])
  expect([breakpointOf(64 * 16 - 1), breakpointOf(64 * 16), DESKTOP_BREAKPOINT]).toEqual(['mobile', 'desktop', 1024])
})
