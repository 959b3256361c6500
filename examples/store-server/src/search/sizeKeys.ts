import type { FacetValue } from './facets.ts'
import type { TypedSize } from './filterWords/reader.types.ts'

/** American labels name the gender instead of the system: "M 9". */
const SYSTEMS: Readonly<Record<string, string>> = { m: 'us', w: 'us' }

const LABEL = /^(?:(?<prefix>[a-z]{1,2})\s)?(?<low>[^–-]+)(?:[–-](?<high>.+))?$/

const numberOf = (size: string): number => Number(size.replace('½', '.5').replace(',', '.'))

/** Whether a part of a label, such as "UK 5½", "39–41" or "S–M", names a size or a range with it. */
const isNamedBy = (part: string, { low, high, system }: TypedSize): boolean => {
  const label = LABEL.exec(part)?.groups
  if (label === undefined) return false
  const { prefix = '', low: from = '', high: to = from } = label
  const [lowest, highest] = [numberOf(from), numberOf(to)]
  if (Number.isNaN(lowest)) return low === from ? high === to || high === from : low === to && high === to
  // A number without a system is European.
  if (system !== undefined && system !== (SYSTEMS[prefix] ?? (prefix || 'eu'))) return false
  return lowest <= numberOf(low) && numberOf(high) <= highest
}

/** Returns the values of the size filter whose labels name a typed size; empty if no found product has it. */
export const sizeKeysOf = (values: readonly FacetValue[], size: TypedSize): readonly string[] =>
  values
    .filter(({ field, count }) => field === 'size' && count > 0)
    .filter(({ value, label }) =>
      (label ?? value)
        .toLowerCase()
        .replaceAll('\u00a0', ' ')
        .split(' / ')
        .some((part) => isNamedBy(part, size)),
    )
    .map(({ value }) => value)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
