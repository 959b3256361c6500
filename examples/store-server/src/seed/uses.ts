import type { Draft } from './draft.types.ts'
import { hasSealedSeams } from './features/claims.ts'
import { insulationOf } from './insulation.ts'
import type { UseKey } from './keys.ts'

const isForSnow = ({ kind }: Draft): boolean => kind.activities.includes('snow')

const isInsulated = ({ build }: Draft): boolean => insulationOf(build).size > 0

function useOfShell(draft: Draft): UseKey {
  const { build } = draft
  if (!hasSealedSeams(build)) return build.material === 'softshell' ? 'softshell' : 'windShell'
  if (isInsulated(draft)) return 'linedShell'
  return isForSnow(draft) ? 'mountainShell' : 'rainShell'
}

function useOfPants(draft: Draft): UseKey {
  if (!hasSealedSeams(draft.build)) return 'pants'
  return isForSnow(draft) ? 'snowPants' : 'rainPants'
}

/** Returns the use of a product, so that a summary names the weather that the product is made for. */
export function useOf(draft: Draft): UseKey {
  const { family } = draft.kind
  switch (family) {
    case 'shell':
      return useOfShell(draft)
    case 'vest':
      return isInsulated(draft) ? 'warmVest' : 'windVest'
    case 'pants':
      return useOfPants(draft)
    default:
      return family
  }
}
