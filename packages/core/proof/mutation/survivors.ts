/** A mutant in words that outlive other changes of its file: no line numbers. */
export interface Survivor {
  readonly file: string
  /** The line on which it begins. */
  readonly line: string
  /** What stood there, and what stands there now. */
  readonly mutation: string
}

/** Mutants that one and the same reason lets live. */
export interface Reason {
  readonly why: string
  readonly mutants: readonly Survivor[]
}

interface Position {
  readonly line: number
  readonly column: number
}

export interface Mutant {
  readonly status: string
  /** What the test that killed it said. */
  readonly statusReason?: string
  readonly replacement?: string
  readonly location: { readonly start: Position; readonly end: Position }
}

/** What the runner of the mutants reports, as far as it is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

export const KILLED: readonly string[] = ['Killed', 'Timeout']
export const ALIVE: readonly string[] = ['Survived', 'NoCoverage']

/** More is not needed to find a place. */
const LONGEST = 120

const inOneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line
}

const textAt = (lines: readonly string[], { start, end }: Mutant['location']): string =>
  lines
    .slice(start.line - 1, end.line)
    .map((line, index, all) => {
      const until = index === all.length - 1 ? line.slice(0, end.column - 1) : line
      return index === 0 ? until.slice(start.column - 1) : until
    })
    .join('\n')

export const pathInCore = (file: string): string => file.replace(/^packages\/core\/src\//, '')

const isAlive = ({ status }: Mutant): boolean => ALIVE.includes(status)

/** A busy machine may let a mutant, or a test that meets it, run out of time: that says neither that it lives nor that a test tells it. */
export const isLate = ({ status, statusReason = '' }: Mutant): boolean =>
  status === 'Timeout' || statusReason.includes('timed out')

/** Everything that lives (or of which something else is so), in the order of the files. */
export const survivorsOf = ({ files }: MutationReport, isWanted = isAlive): readonly Survivor[] =>
  Object.entries(files)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, { source, mutants }]) => {
      const lines = source.split('\n')
      return mutants.filter(isWanted).map(({ location, replacement = '' }) => ({
        file: pathInCore(file),
        line: inOneLine(lines[location.start.line - 1] ?? ''),
        mutation: `${inOneLine(textAt(lines, location))} → ${inOneLine(replacement)}`,
      }))
    })

const nameOf = ({ file, line, mutation }: Survivor): string => `${file}: ${mutation}   in   ${line}`

/** Each of the first that has no partner of its own in the second. */
const without = (all: readonly Survivor[], partners: readonly Survivor[]): readonly Survivor[] => {
  const left = new Map<string, number>()
  for (const partner of partners) left.set(nameOf(partner), (left.get(nameOf(partner)) ?? 0) + 1)
  return all.filter((survivor) => {
    const rest = left.get(nameOf(survivor)) ?? 0
    left.set(nameOf(survivor), rest - 1)
    return rest <= 0
  })
}

/** What lives without a reason, and what has a reason and was killed by more than lateness. */
export const compare = (
  survivors: readonly Survivor[],
  reasons: readonly Reason[],
  late: readonly Survivor[] = [],
): { readonly unlisted: readonly Survivor[]; readonly gone: readonly Survivor[] } => {
  const listed = reasons.flatMap(({ mutants }) => mutants)
  return { unlisted: without(survivors, listed), gone: without(listed, [...survivors, ...late]) }
}
