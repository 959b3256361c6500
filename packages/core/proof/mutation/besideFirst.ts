import { basename, dirname, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The values that Stryker's Vitest runner provides to the tests. */
interface Provided {
  readonly mode?: 'dry-run' | 'mutant'
  readonly mutantActivation?: 'runtime' | 'static'
  readonly activeMutant?: string
}

export const providedBy = (project: TestSpecification['project']): Provided => project.getProvidedContext() as Provided

/**
 * Ranks a test in the folder of the mutated file: first the tests with the same name, then the chart tests, which use
 * the machine directly. The others run a whole flow, where a mutant often causes a wait until the timeout.
 */
const rankOf = ({ moduleId }: TestSpecification, mutated: string): number => {
  if (basename(moduleId).startsWith(basename(mutated, '.ts'))) return 0
  return moduleId.endsWith('.chart.test.ts') ? 1 : 2
}

/**
 * Runs the tests in the folder of the mutated file first: they are the most likely to fail, and the first failing test
 * ends the run of a mutant. Stryker does not know which tests reach code that runs at module load, so a mutant
 * there meets only the tests of its folder.
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
