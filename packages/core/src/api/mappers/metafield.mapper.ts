import type { components } from '../generated/store.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'
import { toWireId } from '../wireId.ts'
import type { Metafield } from './metafield.rules.ts'

type Wire = components['schemas']['CartMetafield']

/** Converts the value of a metafield to the format of the contract, in which variant ids are numbers. */
export const toWireValue = (value: string): string =>
  JSON.stringify(
    JSON.parse(value, (name, part: unknown) =>
      name === 'variant_id' && typeof part === 'string' ? toWireId(part) : part,
    ),
  )

/**
 * Maps the metafields, newest first. The newest metafield has the highest id, because the commerce service assigns
 * ascending ids.
 */
export const mapMetafields = (wire: readonly Wire[], report: ReportBroken | undefined): readonly Metafield[] =>
  readParts(
    wire,
    ({ id, key, value, namespace }) => ({
      id: String(needed(id, 'id')),
      key: key ?? '',
      value: value ?? '',
      namespace,
    }),
    report,
  ).toSorted((one, other) => Number(other.id) - Number(one.id))
