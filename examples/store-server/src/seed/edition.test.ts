import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { buildCatalogue } from './buildCatalogue.ts'
import edition from './edition.json' with { type: 'json' }

const FILE = new URL('./edition.json', import.meta.url)

// If the data has changed, this test writes the next edition, except in CI. When only the storage format changes, the
// test does not notice, so raise the number by hand.
it('the demonstration data matches its edition', async () => {
  const digest = createHash('sha256').update(JSON.stringify(buildCatalogue())).digest('hex')
  if (edition.digest !== digest && process.env.CI === undefined) {
    await writeFile(FILE, `${JSON.stringify({ number: edition.number + 1, digest }, null, 2)}\n`)
  } else {
    expect(edition.digest, 'the data changed: run this test without CI to write the next edition').toBe(digest)
  }
})
