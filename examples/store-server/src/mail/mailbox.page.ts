import { hostedPage, linkTo } from '../pages/hostedPage.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import type { MailRow } from './mail.schema.ts'

export const MAILBOX_PATH = '/dev/mail'
export const MAILBOX_STYLE = '/dev/mail/assets/mailbox.css'

/**
 * Renders the list of mails, newest first. The mailbox is a tool for developers, so it is in English only.
 * @param shippingPath the page that takes orders to their next step at once; undefined without the shipping of the demonstration
 */
export function mailboxPage(mails: readonly MailRow[], shippingPath: string | undefined): Html {
  const list = html`<ul class="mails">${mails.map(
    (mail) =>
      html`<li><a href="${MAILBOX_PATH}/${mail.id}">${mail.subject}</a><p class="about">${about(mail)}</p></li>`,
  )}</ul>`
  return page(
    'Development mailbox',
    html`<h1>Development mailbox</h1>
<p class="lead">The shop sends no mails without SMTP_URL. It shows them here instead.</p>
${shippingPath !== undefined && html`<p><a href="${shippingPath}">Ship, receive or refund an order now</a></p>`}
${mails.length === 0 ? html`<p>No mails yet. Place an order or write to the shop, then reload this page.</p>` : list}`,
  )
}

/** Renders the plain text of one mail, with a link to its HTML. */
export function mailPage(mail: MailRow): Html {
  return page(
    mail.subject,
    html`<h1>${mail.subject}</h1>
<p class="about">${about(mail)}</p>
${mail.unsubscribeUrl !== null && html`<p class="about">List-Unsubscribe: ${linked(mail.unsubscribeUrl)}</p>`}
<p class="onwards"><a class="primary" href="${MAILBOX_PATH}/${mail.id}/html">Show as HTML</a><a href="${MAILBOX_PATH}">All mails</a></p>
<pre>${linked(mail.bodyText ?? '')}</pre>`,
  )
}

const about = ({ recipient, createdAt }: MailRow): Html =>
  html`To ${recipient}, <time datetime="${createdAt.toISOString()}">${createdAt.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>`

/** Turns the addresses of a plain text into links. */
const linked = (text: string): Part =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece))

const page = (title: string, main: Html): Html =>
  hostedPage({ language: 'en', title, style: linkTo(MAILBOX_STYLE), home: '/', toShop: 'To the shop', main })
