import { createConsent } from '@cairn/core/consent'
import type { ReactNode } from 'react'
import ClearDataDialog from '../consent/ClearDataDialog.tsx'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { ConsentSettings } from '../consent/ConsentSettings.tsx'
import { GROUPS } from '../consent/ownConsentTool.ts'
import { loadConsentMessages } from '../messages/consent/index.ts'
import { loadConsentSettingsMessages } from '../messages/consentSettings/index.ts'
import { isThere, never, press } from './acting.ts'
import type { Part, PartState, Stage } from './states.types.ts'

/** Returns the consent of a visitor who allows these categories; undefined if the visitor has not decided. */
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
    const words = {
      ...(await loadConsentMessages(site.hreflang)),
      ...(await loadConsentSettingsMessages(site.hreflang)),
    }
    return (
      <ConsentSettings open words={words} granted={consentOf(granted).granted} onChoose={nothing} onClose={nothing} />
    )
  }

const clearing = (clear: typeof never) => (): ReactNode => <ClearDataDialog open onClose={nothing} clear={clear} />
const confirm = () => press('dialog[open] button:not([aria-label])')

const isOpen = isThere('dialog[open]')

export const consentPart: Part = {
  name: 'consent',
  states: [
    { name: 'not-asked-yet', view: () => <main id="main" />, shows: ['consent.status:unknown'] },
    { name: 'banner', view: banner, shows: [`consent.status:${consentOf(undefined).status}`] },
    { name: 'settings-nothing', view: settings([]), until: isOpen, shows: [`consent.status:${consentOf([]).status}`] },
    { name: 'settings-some', view: settings(['analytics']), until: isOpen },
    { name: 'settings-all', view: settings(GROUPS.map(({ category }) => category)), until: isOpen },
    { name: 'clear-data', view: clearing(never), until: isOpen },
    { name: 'clear-data-clearing', view: clearing(never), act: confirm, until: isThere('dialog [aria-busy]') },
    {
      name: 'clear-data-failed',
      view: clearing(() => Promise.reject(new Error('down'))),
      act: confirm,
      until: isThere('dialog [role="alert"]:not(:empty)'),
    },
  ],
}
