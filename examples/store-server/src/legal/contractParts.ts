import type { MailPart } from '../mail/composeMail.ts'
import type { Site } from '../sites/sites.data.ts'
import { CONTRACT_TEXTS } from './generated/contractTexts.ts'
import type { ContractBlock } from './legal.types.ts'

/** The place of the operator's e-mail address in the texts, with the comma before it. */
const EMAIL_PLACE = ', {email}'

/**
 * Returns the terms and the right of withdrawal of a site as parts of a mail, because a buyer gets them on a durable medium
 * (directive 2011/83/EU, article 8(7)).
 * @param email the operator's address for customers; undefined if the operator hides it
 */
export function contractParts({ entry }: Site, origin: string, email: string | undefined): MailPart[] {
  const withEmail = (text: string) => text.replace(EMAIL_PLACE, email === undefined ? '' : `, ${email}`)
  return (CONTRACT_TEXTS[entry.prefix] ?? []).flatMap(({ title, sections }) => [
    { kind: 'heading', text: title } satisfies MailPart,
    ...sections.flatMap(({ heading, blocks }) => [
      { kind: 'subheading', text: heading } satisfies MailPart,
      ...blocks.map((block) => partOf(block, origin, withEmail)),
    ]),
  ])
}

function partOf(block: ContractBlock, origin: string, withEmail: (text: string) => string): MailPart {
  if (typeof block === 'string') return { kind: 'text', text: withEmail(block) }
  if ('links' in block) {
    return { kind: 'links', links: block.links.map(([text, path]) => ({ text, url: new URL(path, origin).href })) }
  }
  return { kind: 'lines', lines: block.map(withEmail) }
}
