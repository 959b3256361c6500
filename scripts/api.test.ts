import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiReport } from './testing/apiReport.ts'
import { PUBLISHED, requireBuild } from './testing/published.ts'

requireBuild()

describe.each(PUBLISHED)('the public API of $name', ({ name, folder }) => {
  const report = apiReport(name, folder)

  test.each([...report])('is the one of api/%s, which `npm run api` updates', async (file, page) => {
    await expect(page).toMatchFileSnapshot(join(folder, 'api', file))
  })

  test('has no page of an entry that is gone', () => {
    const files = readdirSync(join(folder, 'api'), { recursive: true, encoding: 'utf8' })
    const pages = files.filter((file) => file.endsWith('.md')).map((file) => file.replaceAll('\\', '/'))
    expect(pages.filter((page) => !report.has(page))).toEqual([])
  })
})
