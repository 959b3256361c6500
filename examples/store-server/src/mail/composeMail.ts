import { type Html, html, type Part } from '../pages/html.ts'
import { colonOf } from '../sites/colon.ts'

/** A part of a mail. Each part is written into the HTML and into the plain text, so both say the same. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading' | 'subheading'; text: string }
  /** Lines below each other, such as an address. */
  | { kind: 'lines'; lines: readonly string[] }
  /** Labels with values, such as totals or the content of a statement. */
  | { kind: 'table'; rows: readonly { label: string; value: string; isTotal?: boolean }[] }
  | { kind: 'items'; items: readonly { name: string; detail: string; price: string }[] }
  | { kind: 'link'; text: string; url: string }
  /** Links in a line of text. */
  | { kind: 'links'; links: readonly { text: string; url: string }[] }

export type MailContent = {
  /** BCP 47 tag. */
  language: string
  /** URL of the shop's home page. */
  home: string
  subject: string
  /** The heading of the mail. */
  title: string
  parts: readonly MailPart[]
  /** Small print at the end. */
  footer: readonly MailPart[]
}

export type ComposedMail = { subject: string; bodyText: string; bodyHtml: string }

/** Writes a mail as plain text and as HTML. Mail programs ignore style sheets, so the styles are inline. */
export function composeMail(content: MailContent): ComposedMail {
  const { language, subject, title, parts, footer } = content
  const colon = colonOf(language)
  const text = (part: MailPart) => textOf(part, colon)
  const bodyText = [title, ...parts.map(text), '--', ...footer.map(text)].join('\n\n')
  return { subject: oneLine(subject), bodyText: `${bodyText}\n`, bodyHtml: page(content).text }
}

/** Replaces line breaks and other control characters, so that a text cannot start another header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

function textOf(part: MailPart, colon: string): string {
  switch (part.kind) {
    case 'text':
    case 'heading':
    case 'subheading':
      return part.text
    case 'lines':
      return part.lines.join('\n')
    case 'table':
      return part.rows.map(({ label, value }) => `${label}${colon}${value}`).join('\n')
    case 'items':
      return part.items.map(({ name, detail, price }) => `${name}\n${detail}\n${price}`).join('\n\n')
    case 'link':
      return `${part.text}${colon.trimEnd()}\n${part.url}`
    case 'links':
      return part.links.map((link) => lineOf(link, colon)).join('\n')
  }
}

/** Returns a link in plain text. A text that contains the address needs no second one. */
function lineOf({ text, url }: { text: string; url: string }, colon: string): string {
  return text.includes(url.replace(/^mailto:/, '')) ? text : `${text}${colon}${url}`
}

const CELL = 'padding:6px 0;vertical-align:top;'

function htmlOf(part: MailPart): Html {
  switch (part.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px">${part.text}</p>`
    case 'heading':
      return html`<h2 style="margin:28px 0 8px;font-size:18px;line-height:1.3">${part.text}</h2>`
    case 'subheading':
      return html`<h3 style="margin:20px 0 4px;font-size:16px;line-height:1.3">${part.text}</h3>`
    case 'lines':
      return html`<p style="margin:0 0 16px">${part.lines.map((line) => html`${line}<br>`)}</p>`
    case 'table':
      return table(
        part.rows.map(({ label, value, isTotal }) => {
          const style = isTotal === true ? `${CELL}font-weight:bold;border-top:1px solid #dbdfda;` : CELL
          return html`<tr><td style="${style}">${label}</td><td align="right" style="${style}padding-left:16px">${value}</td></tr>`
        }),
      )
    case 'items':
      return table(
        part.items.map(
          ({ name, detail, price }) =>
            html`<tr><td style="${CELL}border-bottom:1px solid #dbdfda"><b>${name}</b><br><span style="color:#4b5653">${detail}</span></td><td align="right" style="${CELL}padding-left:16px;white-space:nowrap;border-bottom:1px solid #dbdfda">${price}</td></tr>`,
        ),
      )
    case 'link':
      return html`<p style="margin:24px 0"><a href="${part.url}" style="display:inline-block;padding:14px 24px;background:#141b1a;color:#fbfcfa;font-weight:bold;text-decoration:none;border-radius:3px">${part.text}</a></p>`
    case 'links':
      return html`<p style="margin:0 0 16px">${part.links.map(({ text, url }) => html`<a href="${url}" style="color:#141b1a">${text}</a><br>`)}</p>`
  }
}

const table = (rows: Part): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows}</table>`

/** In the small print a link is a link in a line of text instead of a button. */
const smallPrint = (part: MailPart): Html =>
  part.kind === 'link'
    ? html`<p style="margin:0 0 8px"><a href="${part.url}" style="color:#4b5653">${part.text}</a></p>`
    : htmlOf(part)

function page({ language, home, title, parts, footer }: MailContent): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;background:#f1f3f0;color:#141b1a;font:16px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#fbfcfa">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold"><a href="${home}" style="color:#141b1a;text-decoration:none">Cairn</a></p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${title}</h1>
${parts.map(htmlOf)}
<div style="margin-top:32px;padding-top:16px;border-top:1px solid #dbdfda;color:#4b5653;font-size:13px">${footer.map(smallPrint)}</div>
</div>
</body>
</html>
`
}
