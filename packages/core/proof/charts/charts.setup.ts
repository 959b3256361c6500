import { appendFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import { recordCharts } from './record.ts'

// Vitest runs this setup file before a test creates any actor, so the record includes every actor. After the tests,
// `afterAll` appends the record to the file that the report reads.
const record = recordCharts()
afterAll(() => {
  const file = process.env.CHARTS_RECORD
  if (file === undefined) throw new Error('CHARTS_RECORD names no file')
  const lines = [...record.events]
    .map((line) => `event\t${line}`)
    .concat([...record.guards].map((line) => `guard\t${line}`))
  appendFileSync(file, lines.map((line) => `${line}\n`).join(''))
  record.events.clear()
  record.guards.clear()
})
