import type { ConformanceWorld, Port } from './conformance.types.ts'
import { gatewayConformance } from './gatewayConformance.ts'

/** How a back end fared in one case of the suite. */
export interface ConformanceResult {
  readonly port: Port
  /** The guarantee, as the suite names it. */
  readonly name: string
  readonly result: 'passed' | 'cannot' | 'failed'
  /** Why the back end cannot give the guarantee, or what came instead; null for a passed case. */
  readonly reason: string | null
}

export interface ConformanceRun {
  /** The ports that the back end implements; all by default. */
  readonly ports?: readonly Port[] | undefined
  /** What the back end cannot do: the names of cases, by the reason. */
  readonly cannot?: Readonly<Record<string, readonly string[]>> | undefined
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/**
 * Runs the suite and returns how the back end fared in each case. A case that the back end cannot pass runs too: when it
 * passes, the result is `failed`, because the list of what it cannot do is wrong. Throws for a name that no case has.
 */
export const runConformance = async (
  world: ConformanceWorld,
  { ports, cannot = {} }: ConformanceRun = {},
): Promise<readonly ConformanceResult[]> => {
  const cases = gatewayConformance(ports === undefined ? {} : { ports })
  const reasons = new Map(Object.entries(cannot).flatMap(([reason, names]) => names.map((name) => [name, reason])))
  const unknown = [...reasons.keys()].find((known) => cases.every(({ name }) => name !== known))
  if (unknown !== undefined) throw new RangeError(`The suite has no case "${unknown}"`)
  const results: ConformanceResult[] = []
  for (const { port, name, run } of cases) {
    const reason = reasons.get(name)
    try {
      const skipped = await run(world)
      if (skipped !== null) {
        results.push({ port, name, result: 'cannot', reason: reason ?? skipped })
        continue
      }
      const excuse = reason === undefined ? null : `The back end can do this, but "cannot" says: ${reason}`
      results.push({ port, name, result: excuse === null ? 'passed' : 'failed', reason: excuse })
    } catch (cause) {
      results.push({
        port,
        name,
        result: reason === undefined ? 'failed' : 'cannot',
        reason: reason ?? messageOf(cause),
      })
    }
  }
  return results
}

const cellOf = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Writes the results as a page in Markdown: how many cases of each port passed, and what the back end cannot do. */
export const conformanceTable = (title: string, results: readonly ConformanceResult[]): string => {
  const count = (port: Port, wanted: ConformanceResult['result']): number =>
    results.filter((each) => each.port === port && each.result === wanted).length
  const ports = [...new Set(results.map(({ port }) => port))]
  const list = (wanted: ConformanceResult['result'], heading: string): string[] => {
    const found = results.filter(({ result }) => result === wanted)
    if (found.length === 0) return [`## ${heading}: none`, '']
    const rows = found.map(({ port, name, reason }) => `| ${port} | ${cellOf(name)} | ${cellOf(reason ?? '')} |`)
    return [`## ${heading}`, '', '| port | promise | reason |', '|---|---|---|', ...rows, '']
  }
  return [
    `# ${title}`,
    'A test writes this page from the results of the conformance suite.',
    '',
    '| port | passed | cannot | failed |',
    '|---|---|---|---|',
    ...ports.map(
      (port) => `| ${port} | ${count(port, 'passed')} | ${count(port, 'cannot')} | ${count(port, 'failed')} |`,
    ),
    '',
    ...list('cannot', 'Cannot'),
    ...list('failed', 'Failed'),
  ].join('\n')
}
