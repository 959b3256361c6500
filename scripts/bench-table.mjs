// Prints tables of measurements and writes them into docs/performance.md, between the two comments that contain the
// name of the table.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './settings.mjs'

const file = `${root}docs/performance.md`

export const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Formats rows as a Markdown table; the first row is the header. */
export const table = ([head, ...rows]) => {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** Prints a text and replaces the previous text of this name in docs/performance.md. */
export const keep = (name, text) => {
  console.log(`\n${text}\n`)
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = readFileSync(file, 'utf8')
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${name}`)
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`)
}
