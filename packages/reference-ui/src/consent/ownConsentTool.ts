import { type ConsentCategory, type ConsentProvider, createOneTrust } from '@cairn/core/consent'
import { withoutSharing } from './privacyControl.ts'

/** The optional categories with their groups in OneTrust's cookie. Necessary cookies need no consent. */
export const GROUPS = [
  { category: 'analytics', group: 'C0002' },
  { category: 'functional', group: 'C0003' },
  { category: 'targeting', group: 'C0004' },
] as const satisfies readonly { readonly category: ConsentCategory; readonly group: string }[]

/** An optional consent category. */
export type OptionalCategory = (typeof GROUPS)[number]['category']

/** Seconds until the banner appears again; European supervisory authorities recommend half a year. */
const HALF_A_YEAR = 182 * 24 * 60 * 60

export interface OwnConsentTool extends ConsentProvider {
  /** Allows exactly these categories. */
  choose(allowed: readonly OptionalCategory[]): void
}

export interface OwnConsentToolConfig {
  /** The browser's `window`. */
  readonly page: Window
  readonly cookies: { raw(name: string): string | null }
  /** Opens the settings. */
  readonly open: () => void
  /** Whether the browser asks not to share data. Then the categories that share data are refused and nobody is asked. */
  readonly hasPrivacyControl?: boolean
}

const setCookie = (page: Window, name: string, value: string): void => {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax', `Max-Age=${HALF_A_YEAR}`]
  if (page.location.protocol === 'https:') parts.push('Secure')
  try {
    // Write `document.cookie` directly. The cookie helper would encode the whole value, and scripts that read
    // OneTrust's groups would not find them.
    page.document.cookie = parts.join('; ')
  } catch {
    // If cookies are blocked, the choice lasts until the page unloads.
  }
}

/**
 * The shop's own consent tool, with OneTrust's cookies (`OptanonConsent`, `OptanonAlertBoxClosed`) and change event. So
 * scripts that know OneTrust work with this tool, and a shop can switch to OneTrust without asking its visitors again.
 */
export const createOwnConsentTool = ({
  page,
  cookies,
  open,
  hasPrivacyControl = false,
}: OwnConsentToolConfig): OwnConsentTool => {
  const oneTrust = createOneTrust({ cookies, page })
  let chosen: ReturnType<ConsentProvider['read']> | null = null
  return {
    read: () => {
      const stored = oneTrust.read()
      const decision = stored.isDecided ? stored : (chosen ?? stored)
      return hasPrivacyControl ? { isDecided: true, granted: withoutSharing(decision.granted) } : decision
    },
    onChange: oneTrust.onChange,
    openSettings: () => {
      open()
      return true
    },
    choose: (asked) => {
      // Scripts that read the cookie must not find a category that the browser refuses.
      const allowed = hasPrivacyControl ? withoutSharing(asked) : asked
      chosen = { isDecided: true, granted: allowed }
      const groups = GROUPS.map(({ category, group }) => `${group}:${allowed.includes(category) ? 1 : 0}`)
      setCookie(page, 'OptanonConsent', `groups=${encodeURIComponent(['C0001:1', ...groups].join(','))}`)
      setCookie(page, 'OptanonAlertBoxClosed', new Date().toISOString())
      page.dispatchEvent(new Event('OneTrustGroupsUpdated'))
    },
  }
}
