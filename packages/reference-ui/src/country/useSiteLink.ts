import type { Site } from '@cairn/core'
import { useCountry } from '@cairn/react'
import type { MouseEvent } from 'react'
import { toHref } from '../app/shop/address.ts'
import { isModified } from '../ui/hooks/isModified.ts'

interface SiteLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

/**
 * The link to another site. Its href works without scripts; a plain click also keeps the current path and saves the
 * chosen country.
 */
export const useSiteLink = (): ((site: Site) => SiteLink) => {
  const { goTo } = useCountry()
  return (site) => ({
    href: toHref(site, '/'),
    onClick: (event) => {
      if (isModified(event)) return
      event.preventDefault()
      goTo(site.prefix)
    },
  })
}
