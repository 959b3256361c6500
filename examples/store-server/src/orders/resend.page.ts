import { problemList } from '../pages/fieldProblems.ts'
import { type Html, html } from '../pages/html.ts'
import { mailedPage } from '../pages/mailedPage.ts'
import { textField } from '../pages/textField.ts'
import type { Site } from '../sites/sites.data.ts'
import { orderMessages } from './messages/index.ts'
import type { ResendErrors, TypedResend } from './resend.form.ts'

/** Returns the path of the form that sends the mail of an order again. */
export const resendPathOf = ({ entry }: Site): string => `/orders/resend/${entry.prefix}`

/** Renders the form for the number of an order and its e-mail address. */
export function resendFormPage(site: Site, typed: TypedResend, errors: ResendErrors): Html {
  const messages = orderMessages[site.contentLanguage]
  const { title, intro, numberHint, send, noNumber } = messages.resend
  const labels = { number: messages.number, email: messages.orderEmail }
  const problems = (['number', 'email'] as const).flatMap((field) => {
    const error = errors[field]
    return error === undefined ? [] : [{ field, label: labels[field], message: messages.errors[error] }]
  })
  const fieldOf = (name: 'number' | 'email') => {
    const error = errors[name]
    return { name, value: typed[name], label: labels[name], error: error && messages.errors[error] }
  }
  return mailedPage(
    site,
    title,
    html`<div class="return"><h1>${title}</h1>
<p class="lead">${intro}</p>
${problemList(site, messages.problem, problems)}
<form method="post" action="${resendPathOf(site)}" novalidate>
${textField({ ...fieldOf('number'), hint: numberHint })}
${textField({ ...fieldOf('email'), autocomplete: 'email', type: 'email' })}
<button class="primary">${send}</button>
</form>
<p>${noNumber} ${contactLink(site)}</p></div>`,
  )
}

/** Renders the page after the form was sent, which is the same whether there is such an order or not. */
export function resendDonePage(site: Site, pauseMinutes: number): Html {
  const { doneTitle, doneText, late, missing, again } = orderMessages[site.contentLanguage].resend
  return mailedPage(
    site,
    doneTitle,
    html`<div class="return"><h1>${doneTitle}</h1>
<p class="lead">${doneText}</p>
<p>${late(pauseMinutes)}</p>
<p>${missing} ${contactLink(site)}</p>
<p class="onwards"><a class="secondary" href="${resendPathOf(site)}">${again}</a></p></div>`,
  )
}

/** Links to the English form, which the storefront redirects to that of the site. */
const contactLink = (site: Site): Html =>
  html`<a href="/${site.entry.prefix}/contact/en">${orderMessages[site.contentLanguage].resend.contact}</a>`
