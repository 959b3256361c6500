import { type ConsentCategory, type ConsentProvider, createOneTrust } from '@cairn/core/consent'

/** What the visitor is asked for, with the group that stands for it in the cookie of OneTrust. What is necessary is not asked for. */
export const GROUPS = [
  { category: 'analytics', group: 'C0002' },
  { category: 'functional', group: 'C0003' },
  { category: 'targeting', group: 'C0004' },
] as const satisfies readonly { readonly category: ConsentCategory; readonly group: string }[]

/** One of the categories that are asked for. */
export type AskedCategory = (typeof GROUPS)[number]['category']

/** Then the question is asked again, as supervisory authorities in Europe advise. */
const HALF_A_YEAR = 182 * 24 * 60 * 60

export interface OwnConsentTool extends ConsentProvider {
  /** The visitor allows these and nothing else. */
  choose(allowed: readonly AskedCategory[]): void
}

export interface OwnConsentToolConfig {
  /** The browser's `window`. */
  readonly page: Window
  readonly cookies: { raw(name: string): string | null }
  /** Shows the settings. */
  readonly open: () => void
}

const keep = (page: Window, name: string, value: string): void => {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax', `Max-Age=${HALF_A_YEAR}`]
  if (page.location.protocol === 'https:') parts.push('Secure')
  try {
    // A jar that encodes the whole value would hide the groups from those who look for them.
    page.document.cookie = parts.join('; ')
  } catch {
    // Blocked: then the choice lasts as long as the page.
  }
}

/**
 * A consent tool of the shop's own. It keeps the choice in the cookies of OneTrust (`OptanonConsent`, `OptanonAlertBoxClosed`) and tells of it by the same
 * event, so that whatever reads those understands it, and a shop that changes to OneTrust need not ask its visitors again.
 */
export const createOwnConsentTool = ({ page, cookies, open }: OwnConsentToolConfig): OwnConsentTool => {
  const kept = createOneTrust({ cookies, page })
  let chosen: ReturnType<ConsentProvider['read']> | null = null
  return {
    read: () => {
      const decision = kept.read()
      return decision.isDecided ? decision : (chosen ?? decision)
    },
    onChange: kept.onChange,
    openSettings: () => {
      open()
      return true
    },
    choose: (allowed) => {
      chosen = { isDecided: true, granted: allowed }
      const groups = GROUPS.map(({ category, group }) => `${group}:${allowed.includes(category) ? 1 : 0}`)
      keep(page, 'OptanonConsent', `groups=${encodeURIComponent(['C0001:1', ...groups].join(','))}`)
      keep(page, 'OptanonAlertBoxClosed', new Date().toISOString())
      page.dispatchEvent(new Event('OneTrustGroupsUpdated'))
    },
  }
}
