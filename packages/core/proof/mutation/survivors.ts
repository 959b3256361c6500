/**
 * A surviving mutant, described by its code instead of line numbers, so that other changes of the file keep the
 * description valid.
 */
export interface Survivor {
  readonly file: string
  /** The source line on which the mutation begins. */
  readonly line: string
  /** The original code and its replacement. */
  readonly mutation: string
}

/** Mutants that survive for the same reason. */
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
  /** The message of the test that killed the mutant. */
  readonly statusReason?: string
  readonly replacement?: string
  readonly location: { readonly start: Position; readonly end: Position }
}

/** The part of Stryker's report that is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

export const KILLED: readonly string[] = ['Killed', 'Timeout']
export const ALIVE: readonly string[] = ['Survived', 'NoCoverage']

/** Maximum length of a description; longer code is truncated. */
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

/**
 * Whether a mutant or a test timed out. On a busy machine, a timeout does not show whether a test detects the mutant.
 */
export const isLate = ({ status, statusReason = '' }: Mutant): boolean =>
  status === 'Timeout' || statusReason.includes('timed out')

/** Returns the surviving mutants, or those that match `isWanted`, sorted by file. */
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

/**
 * Returns the survivors of `all` that are not in `partners`. Each entry of `partners` removes only one of several equal
 * survivors.
 */
const without = (all: readonly Survivor[], partners: readonly Survivor[]): readonly Survivor[] => {
  const left = new Map<string, number>()
  for (const partner of partners) left.set(nameOf(partner), (left.get(nameOf(partner)) ?? 0) + 1)
  return all.filter((survivor) => {
    const rest = left.get(nameOf(survivor)) ?? 0
    left.set(nameOf(survivor), rest - 1)
    return rest <= 0
  })
}

/**
 * Returns the surviving mutants that the list does not explain (`unlisted`), and the listed mutants that no longer
 * survive (`gone`). Mutants that timed out (`late`) are never `gone`, because a timeout can be chance.
 */
export const compare = (
  survivors: readonly Survivor[],
  reasons: readonly Reason[],
  late: readonly Survivor[] = [],
): { readonly unlisted: readonly Survivor[]; readonly gone: readonly Survivor[] } => {
  const listed = reasons.flatMap(({ mutants }) => mutants)
  return { unlisted: without(survivors, listed), gone: without(listed, [...survivors, ...late]) }
}
