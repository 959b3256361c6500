import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileOutside } from './testing/compileOutside.ts'
import { createOutside } from './testing/outside.ts'

let outside: ReturnType<typeof createOutside>
beforeAll(() => {
  outside = createOutside()
}, 120_000)
afterAll(() => outside.remove())

// TypeScript 7 needs the least time. `outside.proof.test.ts` runs the other versions.
test('TypeScript 7 compiles every project against the packed declarations', async () => {
  const { version, messages } = await compileOutside(outside.projects, 'typescript-7')
  expect(version).toContain('Version 7.0.')
  expect(messages).toEqual([])
}, 120_000)
