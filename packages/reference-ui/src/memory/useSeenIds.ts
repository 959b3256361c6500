import { useAtom } from '../ui/hooks/useAtom.ts'
import { seen } from './memories.ts'

/** The row of the seen products needs at least this many. */
export const MIN_SEEN = 2

/** Returns the ids of the seen products that the row shows; none if they are too few. */
export const useSeenIds = (except?: string): readonly string[] => {
  const ids = useAtom(seen).filter((id) => id !== except)
  return ids.length < MIN_SEEN ? [] : ids
}
