import { expect, test } from 'vitest'
import { overlay } from '../domains/overlay.ts'
import { toasts } from '../domains/toasts.ts'
import { allDomains } from '../entries/domains.ts'
import { allLazyDomains } from '../entries/lazy/domains.ts'
import type { AnyDefinition } from '../kit/definition.types.ts'
import { ConformanceError, domainConformance } from '../testing/index.ts'
import { lazyOverlay } from './domains/overlay.lazy.ts'
import { lazyToasts } from './domains/toasts.lazy.ts'
import type { AnyLazyDefinition } from './lazyDefinition.types.ts'

const pairs = allDomains.map((definition, index): readonly [AnyDefinition, AnyLazyDefinition | undefined] => [
  definition,
  allLazyDomains[index],
])

test.each(
  pairs.flatMap(([definition, lazy]) =>
    lazy
      ? domainConformance(definition, lazy).map(({ name, run }) => [`${definition.name}: ${name}`, run] as const)
      : [],
  ),
)('%s', (_, run) => {
  expect(run).not.toThrow()
})

test('every domain has a lazy definition', () => {
  expect(allLazyDomains.map(({ name }) => name)).toEqual(allDomains.map(({ name }) => name))
})

const { openCart: _, ...withoutOpenCart } = lazyOverlay.commands
const mistakes: readonly (readonly [string, AnyDefinition, object, string])[] = [
  [
    'a command that the domain lacks',
    overlay,
    { commands: { ...lazyOverlay.commands, openCarts: 'load' } },
    'the domain "overlay" has no command "openCarts", which its lazy definition lists. Nearest: "openCart"',
  ],
  [
    'a command without a policy',
    overlay,
    { commands: withoutOpenCart },
    'the lazy definition of "overlay" names a policy for every command; "openCart" has none',
  ],
  [
    'an unknown policy',
    overlay,
    { commands: { ...lazyOverlay.commands, openCart: 'wait' } },
    'the policy of "overlay.openCart" is one of load, keep-last, local; it is wait',
  ],
  [
    'a local command that does nothing',
    toasts,
    { ...lazyToasts, withoutMachine: undefined },
    '"toasts.dismiss" has the policy local, so withoutMachine returns a command of that name; it returns none',
  ],
  [
    'a local command without a policy',
    overlay,
    { withoutMachine: () => ({ commands: { dim: () => undefined } }) },
    '"overlay.dim" is returned by withoutMachine, so it has a policy; it has none',
  ],
  [
    'another initial view',
    overlay,
    { initialView: () => ({ panel: 'menu' }) },
    'the initial view of "overlay" on de/de-de has panel: "none", as the machine has it; the lazy definition has "menu"',
  ],
  [
    'a hydration of one definition',
    overlay,
    { hydration: { dehydrate: () => undefined, hydrate: () => ({ view: {}, context: {} }) } },
    'the domain "overlay" and its lazy definition have the same hydration, so that both begin with the same view; only one of them has it',
  ],
  ['another name', overlay, { name: 'panels' }, 'the lazy definition of "overlay" has its name; it has "panels"'],
]

test.each(mistakes)('%s is an error that names it', (__, definition, changes, message) => {
  const lazy: AnyLazyDefinition = { ...lazyOverlay, ...changes }
  const failures = domainConformance(definition, lazy).flatMap(({ run }) => {
    try {
      run()
      return []
    } catch (error) {
      return error instanceof ConformanceError ? [error.message] : []
    }
  })
  expect(failures).toContainEqual(expect.stringContaining(message))
})
