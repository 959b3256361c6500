// Keeps the text of an unsent review in this tab, and removes it once the review is stored. Removes the error of a
// corrected field. Without this script, only a refused form is kept, by the server.
import { removeDraft, watchDraft } from '../../checkout/assets/draft.js'
import { check, watchFields } from '../../checkout/assets/fields.js'

const keyOf = (name) => `reviewDraft:${name}`

/** Removes the error of the stars once one is chosen. A radio button cannot become empty again. */
const watchStars = (form) =>
  form.addEventListener('change', ({ target }) => {
    if (target.name !== 'stars') return
    document.getElementById('stars-error')?.remove()
    target.closest('fieldset').removeAttribute('aria-describedby')
  })

const form = document.querySelector('form[data-draft]')
if (form !== null) {
  const { draft, saved } = form.dataset
  watchFields(form)
  watchStars(form)
  // A refused form has a new version on the server, so the text that was typed before it does not replace it.
  watchDraft(form, { key: keyOf(draft), owner: saved, unstored: [], longest: 10_000 })
  // The draft may have corrected a field since the server refused it.
  const wrong = [...form.querySelectorAll('.field [aria-invalid]')]
  for (const field of wrong.filter(({ value, defaultValue }) => value !== defaultValue)) check(form, field)
  // A page from the back/forward cache shows the text of its last visit, which may be older than the draft.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}

const stored = document.querySelector('[data-stored-draft]')
if (stored !== null) removeDraft(keyOf(stored.dataset.storedDraft))
