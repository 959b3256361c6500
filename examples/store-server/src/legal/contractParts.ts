import type { MailPart } from '../mail/composeMail.ts'
import type { Site } from '../sites/sites.data.ts'
import { CONTRACT_TEXTS } from './generated/contractTexts.ts'
import type { ContractBlock } from './legal.types.ts'

type Contact = { email?: string; phone?: string }

/**
 * Returns the terms and the right of withdrawal of a site as parts of a mail, because a buyer gets them on a durable medium
 * (directive 2011/83/EU, article 8(7)).
 * @param contact the operator's contact details; the texts leave out an absent one
 */
export function contractParts({ entry }: Site, origin: string, { email, phone }: Contact): MailPart[] {
  const detail = (text: string | undefined) => (text === undefined ? '' : `, ${text}`)
  const withContact = (text: string) =>
    text.replace(', {email}', () => detail(email)).replace(', {phone}', () => detail(phone))
  return (CONTRACT_TEXTS[entry.prefix] ?? []).flatMap(({ title, sections }) => [
    { kind: 'heading', text: title } satisfies MailPart,
    ...sections.flatMap(({ heading, blocks }) => [
      { kind: 'subheading', text: heading } satisfies MailPart,
      ...blocks.map((block) => partOf(block, origin, withContact)),
    ]),
  ])
}

function partOf(block: ContractBlock, origin: string, withContact: (text: string) => string): MailPart {
  if (typeof block === 'string') return { kind: 'text', text: withContact(block) }
  if ('links' in block) {
    return { kind: 'links', links: block.links.map(([text, path]) => ({ text, url: new URL(path, origin).href })) }
  }
  return { kind: 'lines', lines: block.map(withContact) }
}
