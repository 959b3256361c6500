import * as z from 'zod/mini'
import { type AnswersOf, flag, maybeText, text } from '../shared/answerParts.ts'
import type { ContentGateway } from './content.types.ts'

const link = z.object({ title: text, url: text, highlighted: flag, mobileOnly: flag })

const section = z.object({
  heading: maybeText,
  url: maybeText,
  highlighted: flag,
  mobileOnly: flag,
  links: z.array(link),
})

const image = z.object({ url: text, alt: text, title: maybeText, href: maybeText })

const menus = z.object({
  navigation: z.array(
    z.object({
      title: text,
      url: maybeText,
      enTitle: text,
      enUrl: maybeText,
      navigationAction: maybeText,
      mobileOnly: flag,
      highlighted: flag,
      columns: z.array(z.object({ mobileOnly: flag, image: z.nullable(image), sections: z.array(section) })),
    }),
  ),
  footer: z.array(section),
  service: section,
  legal: z.array(link),
  contact: z.object({ phone: maybeText, email: maybeText, hours: maybeText, formUrl: maybeText, chatUrl: maybeText }),
  social: z.array(z.object({ name: text, url: text })),
})

const home = z.object({
  hero: z.object({
    heading: text,
    text,
    imageUrl: maybeText,
    primary: link,
    secondary: z.nullable(link),
  }),
  tilesHeading: maybeText,
  tiles: z.array(z.object({ title: text, url: text, images: z.array(text) })),
  story: z.object({
    heading: text,
    text,
    imageUrl: maybeText,
    facts: z.array(z.object({ term: text, text })),
    link,
  }),
})

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  menus: menus,
  promoMessages: z.array(z.object({ message: text, backgroundColor: text, textColor: text })),
  home: home,
} satisfies AnswersOf<ContentGateway>
