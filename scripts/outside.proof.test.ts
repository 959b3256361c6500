import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileOutside } from './testing/compileOutside.ts'
import { createOutside } from './testing/outside.ts'

let outside: ReturnType<typeof createOutside>
beforeAll(() => {
  outside = createOutside()
})
afterAll(() => outside.remove())

// `typescript` itself builds the packages. `outside.test.ts` runs version 7. Each compiler runs in its own process, so
// run them concurrently to use all cores.
test.concurrent.each([
  ['5.9', 'typescript-5-9'],
  ['6.0', 'typescript'],
])('TypeScript %s compiles every project against the packed declarations', async (expected, compiler) => {
  const { version, messages } = await compileOutside(outside.projects, compiler)
  expect(version).toContain(`Version ${expected}.`)
  expect(messages).toEqual([])
})
