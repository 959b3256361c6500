import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// docs/adapters/conformance.md sums up the pages that the tests of the adapters write.

const docs = join(fileURLToPath(new URL('..', import.meta.url)), 'docs/adapters')

interface Row {
  readonly port: string
  /** Passed, cannot, failed. */
  readonly counts: readonly number[]
}

interface Page {
  readonly file: string
  readonly title: string
  readonly rows: readonly Row[]
  /** Each reason for what the adapter cannot do, with the number of promises. */
  readonly reasons: ReadonlyMap<string, number>
}

const cellsOf = (line: string): readonly string[] =>
  line.startsWith('|')
    ? line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim())
    : []

/** Reads a page that `conformanceTable` wrote. */
const readPage = (file: string, text: string): Page => {
  const lines = text.split('\n')
  const rows: Row[] = []
  const reasons = new Map<string, number>()
  for (const cells of lines.map(cellsOf)) {
    const [port = '', second = '', third = ''] = cells
    const counts = cells.slice(1).map(Number)
    if (cells.length === 4 && counts.every(Number.isInteger)) rows.push({ port, counts })
    if (cells.length === 3 && second !== 'promise' && !/^-+$/.test(port))
      reasons.set(third, (reasons.get(third) ?? 0) + 1)
  }
  return { file, title: (lines[0] ?? '').replace(/^# Conformance of (the )?/, ''), rows, reasons }
}

const pages = readdirSync(join(docs, 'conformance'))
  .filter((file) => file.endsWith('.md'))
  .toSorted()
  .map((file) => readPage(file, readFileSync(join(docs, 'conformance', file), 'utf8')))

const sumOf = ({ rows }: Page, column: number): number =>
  rows.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0)

test('no adapter fails, and docs/adapters/conformance.md shows them all', async () => {
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.filter((page) => page.rows.length === 0 || sumOf(page, 2) > 0)).toEqual([])
  const table = pages.map((page) => {
    const ports = page.rows.map(({ port, counts }) => `${port} ${counts[0]}`).join(', ')
    const reasons = [...page.reasons].map(([reason, count]) => `${reason} (${count})`).join(' ')
    const link = `[${page.title}](conformance/${page.file})`
    return `| ${link} | ${ports} | ${sumOf(page, 0)} | ${sumOf(page, 1)} | none | ${reasons} |`
  })
  const text = [
    '# Conformance of the adapters',
    'How each adapter fares in the conformance suite. Its own page names every promise that its back end cannot keep.',
    '',
    '`vitest run --project unit scripts/conformance.test.ts -u` writes this page from those of the adapters.',
    '',
    '| adapter | promises kept, by port | passed | cannot | failed | cannot, because |',
    '|---|---|--:|--:|---|---|',
    ...table,
    '',
  ]
  await expect(text.join('\n')).toMatchFileSnapshot(join(docs, 'conformance.md'))
})

test('the reader of a page finds its rows and reasons', () => {
  const text = [
    '# Conformance of the Fell adapter',
    '| port | passed | cannot | failed |',
    '|---|---|---|---|',
    '| cart | 3 | 2 | 1 |',
    '| port | promise | reason |',
    '|---|---|---|',
    '| cart | a \\| b | No keys. |',
    '| cart | c | No keys. |',
  ]
  const page = readPage('fell.md', text.join('\n'))
  expect(page).toMatchObject({ title: 'Fell adapter', rows: [{ port: 'cart', counts: [3, 2, 1] }] })
  expect([...page.reasons]).toEqual([['No keys.', 2]])
})
