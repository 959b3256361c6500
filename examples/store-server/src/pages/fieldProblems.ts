import { colonOf } from '../sites/colon.ts'
import type { Site } from '../sites/sites.data.ts'
import { ALERT_ICON } from './alertIcon.ts'
import { html, type Part } from './html.ts'

/** The error of a field. The field refers to it with `aria-describedby`. */
export const fieldError = (field: string, message: string | undefined): Part =>
  message !== undefined && html`<p class="error" id="${field}-error">${ALERT_ICON}${message}</p>`

type Problem = { field: string; label: string; message: string }

/**
 * Lists the wrong fields at the top, with links to them and what is wrong. It has `autofocus`, so that screen readers announce it.
 */
export const problemList = ({ language }: Site, title: string, found: readonly Problem[]): Part =>
  found.length > 0 &&
  html`<div class="problem" role="alert" tabindex="-1" autofocus aria-labelledby="problem"><h2 id="problem">${title}</h2>
<ul>${found.map(({ field, label, message }) => html`<li><a href="#${field}">${label}</a>${colonOf(language)}${message}</li>`)}</ul></div>`
