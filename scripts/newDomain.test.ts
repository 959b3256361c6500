import { afterAll, beforeAll, expect, test } from 'vitest'
import { allDomains } from '../packages/core/src/domains/all.ts'
import { lazyListOf } from './newDomain/lazyList.mjs'
import { createNewDomainCopy } from './testing/newDomainCopy.ts'

test('the list of lazy definitions follows from the list of domains', async () => {
  await expect(lazyListOf(allDomains.map(({ name }) => name))).toMatchFileSnapshot(
    '../packages/core/src/entries/lazy/domains.ts',
  )
})

let copy: ReturnType<typeof createNewDomainCopy>
beforeAll(() => {
  copy = createNewDomainCopy()
})
afterAll(() => copy.remove())

// `newDomain.proof.test.ts` tests the other refusals, and that the new domain compiles and passes all tests.
test('a name that is taken is refused, and nothing is written', async () => {
  const before = copy.textsOf('packages')
  const { code, output } = await copy.newDomain('cart')
  expect(code).toBe(1)
  expect(output).toContain('The name "cart" is taken by packages/core/src/cart')
  expect(copy.textsOf('packages')).toEqual(before)
})

test('a new domain touches at most 15 files, and of the existing ones a list, its hook and a generated list', async () => {
  const { created, changed } = await copy.createDomain('gifts')
  expect(changed.toSorted()).toEqual([
    'packages/core/src/domains/all.ts',
    'packages/core/src/entries/lazy/domains.ts',
    'packages/react/src/hooks.ts',
  ])
  const generated = 1
  expect(created.length + changed.length - generated).toBeLessThanOrEqual(15)
})
