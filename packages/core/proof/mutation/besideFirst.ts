import { dirname, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What the runner of the mutants provides to its tests. */
interface Provided {
  readonly mode?: 'dry-run' | 'mutant'
  readonly mutantActivation?: 'runtime' | 'static'
  readonly activeMutant?: string
}

export const providedBy = (project: TestSpecification['project']): Provided => project.getProvidedContext() as Provided

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
    const beside = sorted.filter(({ moduleId }) => moduleId.startsWith(folder))
    if (providedBy(first.project).mutantActivation === 'static') return beside
    return [...beside, ...sorted.filter(({ moduleId }) => !moduleId.startsWith(folder))]
  }
}
