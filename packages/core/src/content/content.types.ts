import type { CallOptions } from '../shared/call.ts'

/** A link of a menu. Its text is plain, and its URL is unchecked: call `safeUrl` before the URL becomes a link. */
export interface MenuLink {
  readonly title: string
  readonly url: string
  readonly highlighted: boolean
  readonly mobileOnly: boolean
}

export interface MenuSection {
  readonly heading: string | null
  readonly url: string | null
  readonly highlighted: boolean
  readonly mobileOnly: boolean
  readonly links: readonly MenuLink[]
}

export interface MenuImage {
  readonly url: string
  readonly alt: string
  readonly title: string | null
  readonly href: string | null
}

export interface MenuColumn {
  readonly mobileOnly: boolean
  readonly image: MenuImage | null
  readonly sections: readonly MenuSection[]
}

/** An item of the main navigation (spec section 3, Menu entry). */
export interface MenuEntry {
  readonly title: string
  readonly url: string | null
  /**
   * The English title of the entry, also on sites in other languages. It is the stable key of the entry and its name in
   * tracking.
   */
  readonly enTitle: string
  /** The English URL of the entry, also on sites in other languages. Tracking uses this URL. */
  readonly enUrl: string | null
  /** An entry with an action shows no mega menu. */
  readonly navigationAction: string | null
  readonly mobileOnly: boolean
  readonly highlighted: boolean
  /** All columns of the content; the desktop shows at most six. */
  readonly columns: readonly MenuColumn[]
}

export interface Contact {
  readonly phone: string | null
  /** The opening hours of the telephone service. */
  readonly hours: string | null
  readonly email: string | null
  /** The contact form of the site's locale (spec 2.search.contact-form-language), or null. */
  readonly formUrl: string | null
  /** The URL of the live chat with the customer service, or null. */
  readonly chatUrl: string | null
}

export interface Menus {
  readonly navigation: readonly MenuEntry[]
  readonly footer: readonly MenuSection[]
  readonly service: MenuSection
  readonly legal: readonly MenuLink[]
  readonly contact: Contact
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

/**
 * A message of the promotional bar. Both colours are valid, non-empty CSS colours in the editor's notation (spec
 * sections 5 and 9).
 */
export interface PromoMessage {
  /** Inline markdown. */
  readonly message: string
  readonly backgroundColor: string
  readonly textColor: string
}

export interface Home {
  readonly hero: {
    readonly heading: string
    readonly text: string
    readonly imageUrl: string | null
    readonly primary: MenuLink
    readonly secondary: MenuLink | null
  }
  readonly tilesHeading: string | null
  readonly tiles: readonly { readonly title: string; readonly url: string; readonly images: readonly string[] }[]
  readonly story: {
    readonly heading: string
    readonly text: string
    readonly imageUrl: string | null
    readonly facts: readonly { readonly term: string; readonly text: string }[]
    readonly link: MenuLink
  }
}

export interface ContentGateway {
  menus(options: CallOptions): Promise<Menus>
  promoMessages(options: CallOptions): Promise<readonly PromoMessage[]>
  home(options: CallOptions): Promise<Home>
}
