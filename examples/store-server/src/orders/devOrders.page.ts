import { MAILBOX_PATH, MAILBOX_STYLE } from '../mail/mailbox.page.ts'
import { hostedPage, linkTo } from '../pages/hostedPage.ts'
import { type Html, html } from '../pages/html.ts'
import type { WaitingSteps } from './devOrders.repository.ts'

export const DEV_ORDERS_PATH = '/dev/orders'

const BUTTONS: Readonly<Record<keyof WaitingSteps, string>> = {
  shipped: 'Ship',
  delivered: 'Deliver',
  received: 'Receive the returned items of',
  refunded: 'Refund',
}

/** Renders a button for each step that waits. The page is a tool for developers, so it is in English only. */
export const devOrdersPage = ({ shipped, delivered, received, refunded }: WaitingSteps): Html =>
  hostedPage({
    language: 'en',
    title: 'Orders of the demonstration',
    style: linkTo(MAILBOX_STYLE),
    home: '/',
    toShop: 'To the shop',
    main: html`<h1>Orders of the demonstration</h1>
<p class="lead">The demonstration ships an order after ten minutes. Here you ship it at once, and deliver it; its mail is in the <a href="${MAILBOX_PATH}">mailbox</a>.</p>
${buttons('shipped', shipped) ?? html`<p>No order waits.</p>`}
${buttons('delivered', delivered)}
<h2>Returns</h2>
<p>Received items are in stock again at once. Shoppers who wait for them get a mail within a minute.</p>
${buttons('received', received)}
${buttons('refunded', refunded)}
${received.length + refunded.length === 0 && html`<p>No return waits.</p>`}`,
  })

const buttons = (step: keyof WaitingSteps, numbers: readonly string[]): Html | undefined =>
  numbers.length === 0
    ? undefined
    : html`<ul class="mails">${numbers.map(
        (number) =>
          html`<li><form method="post" action="${DEV_ORDERS_PATH}/${number}/${step}"><button class="secondary">${BUTTONS[step]} ${number}</button></form></li>`,
      )}</ul>`
