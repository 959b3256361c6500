import { createConsent } from '@cairn/core/consent'
import type { ReactNode } from 'react'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { ConsentSettings } from '../consent/ConsentSettings.tsx'
import { GROUPS } from '../consent/ownConsentTool.ts'
import { loadConsentMessages } from '../messages/consent/index.ts'
import { isThere } from './acting.ts'
import type { Part, PartState, Stage } from './states.types.ts'

/** What a visitor has said who allows these; nothing at all is no answer yet. */
const consentOf = (granted: PartState['shows']) => {
  const allowed = GROUPS.map(({ category }) => category).filter((category) => granted?.includes(category))
  const consent = createConsent({
    cookies: { names: () => [], removeEverywhere: () => undefined },
    provider: {
      read: () => ({ isDecided: granted !== undefined, granted: allowed }),
      onChange: () => ({ unsubscribe: () => undefined }),
      openSettings: () => true,
    },
  })
  consent.start()
  return consent.getSnapshot()
}

const nothing = (): void => undefined

const banner = async ({ site }: Stage): Promise<ReactNode> => {
  const words = await loadConsentMessages(site.hreflang)
  return <ConsentBanner words={words} onChoose={nothing} onOpenSettings={nothing} />
}

const settings =
  (granted: PartState['shows']) =>
  async ({ site }: Stage): Promise<ReactNode> => {
    const words = await loadConsentMessages(site.hreflang)
    return (
      <ConsentSettings open words={words} granted={consentOf(granted).granted} onChoose={nothing} onClose={nothing} />
    )
  }

const isOpen = isThere('dialog[open]')

export const consentPart: Part = {
  name: 'consent',
  states: [
    { name: 'not-asked-yet', view: () => <main id="main" />, shows: ['consent.status:unknown'] },
    { name: 'banner', view: banner, shows: [`consent.status:${consentOf(undefined).status}`] },
    { name: 'settings-nothing', view: settings([]), until: isOpen, shows: [`consent.status:${consentOf([]).status}`] },
    { name: 'settings-some', view: settings(['analytics']), until: isOpen },
    { name: 'settings-all', view: settings(GROUPS.map(({ category }) => category)), until: isOpen },
  ],
}
