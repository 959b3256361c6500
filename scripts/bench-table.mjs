// Tables of measurements: printed, and kept in docs/performance.md between the comments that bear their name.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './settings.mjs'

const file = `${root}docs/performance.md`

export const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Rows of cells as a table of Markdown; the first row is its head. */
export const table = ([head, ...rows]) => {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** Prints a text and puts it in the place of the one that was kept under this name. */
export const keep = (name, text) => {
  console.log(`\n${text}\n`)
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = readFileSync(file, 'utf8')
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${name}`)
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`)
}
