import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { buildCatalogue } from './buildCatalogue.ts'
import edition from './edition.json' with { type: 'json' }

const FILE = new URL('./edition.json', import.meta.url)

// Without CI the test writes the next edition. Raise the number by hand where only the way of storing the data changes.
it('the demonstration data has an edition of its own', async () => {
  const digest = createHash('sha256').update(JSON.stringify(buildCatalogue())).digest('hex')
  if (edition.digest !== digest && process.env.CI === undefined) {
    await writeFile(FILE, `${JSON.stringify({ number: edition.number + 1, digest }, null, 2)}\n`)
  } else {
    expect(edition.digest, 'the data changed: run this test without CI to write the next edition').toBe(digest)
  }
})
