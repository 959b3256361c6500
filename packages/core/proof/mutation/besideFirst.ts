import { basename, dirname, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What the runner of the mutants provides to its tests. */
interface Provided {
  readonly mode?: 'dry-run' | 'mutant'
  readonly mutantActivation?: 'runtime' | 'static'
  readonly activeMutant?: string
}

export const providedBy = (project: TestSpecification['project']): Provided => project.getProvidedContext() as Provided

/**
 * Where a test beside a mutated file comes: those of its own name, then those of the chart, which ask the machine itself. The others drive a
 * whole flow, and a mutant that breaks it often lets them wait until their time is over.
 */
const rankOf = ({ moduleId }: TestSpecification, mutated: string): number => {
  if (basename(moduleId).startsWith(basename(mutated, '.ts'))) return 0
  return moduleId.endsWith('.chart.test.ts') ? 1 : 2
}

/**
 * The tests beside a mutated file go first: most mutants end with the first test that fails.
 * A mutant in code that runs while its module is loaded has no list of tests that meet it, so the tests beside it are all it gets.
 */
export class BesideFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications)
    const [mutated] = this.ctx.config.related ?? []
    const [first] = sorted
    if (mutated === undefined || first === undefined || providedBy(first.project).mode !== 'mutant') return sorted
    const folder = `${dirname(mutated)}${sep}`
    const beside = sorted
      .filter(({ moduleId }) => moduleId.startsWith(folder))
      .toSorted((one, other) => rankOf(one, mutated) - rankOf(other, mutated))
    if (providedBy(first.project).mutantActivation === 'static') return beside
    return [...beside, ...sorted.filter(({ moduleId }) => !moduleId.startsWith(folder))]
  }
}
