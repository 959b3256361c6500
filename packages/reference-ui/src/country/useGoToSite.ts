import type { Site } from '@cairn/core'
import { useCountry } from '@cairn/react'

/**
 * Returns the command that opens another site. A shopper who chooses the site of another country than the detected one
 * has decided to stay there, so that site does not ask whether it is the right one.
 */
export const useGoToSite = (): ((site: Site) => void) => {
  const { detected, goTo, stay } = useCountry()
  return ({ countryCode, prefix }) => {
    if (countryCode !== detected) stay()
    goTo(prefix)
  }
}
