import { fieldError } from '../pages/fieldProblems.ts'
import { type Html, html } from '../pages/html.ts'
import type { ReviewMessages } from './messages/index.ts'
import type { TypedReview } from './review.form.ts'

const STAR = html`<svg viewBox="0 0 20 20" width="32" height="32" aria-hidden="true" focusable="false"><path d="M10 1.8l2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.1-4.1 5.7-.8z"/></svg>`

type StarRating = { messages: ReviewMessages; chosen: TypedReview['stars']; error: string | undefined }

/**
 * Renders five stars as a group of radio buttons. The style sheet fills the stars up to the chosen one, so it needs no
 * script.
 */
export const starRating = ({ messages, chosen, error }: StarRating): Html =>
  html`<fieldset class="rating"${error !== undefined && html` aria-describedby="stars-error"`}><legend>${messages.stars}</legend>
<div class="stars">${messages.starNames.map(
    (name, index) =>
      // The list of problems links to the first star.
      html`<label class="star"><input type="radio" name="stars" value="${index + 1}" required${index === 0 && html` id="stars"`}${chosen === String(index + 1) && html` checked`}>${STAR}<span>${name}</span></label>`,
  )}</div>
${fieldError('stars', error)}</fieldset>`
