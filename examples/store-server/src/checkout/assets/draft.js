// Stores what the shopper has typed in this tab, so that a reload loses nothing (decision 064). The page of the placed
// order, a sign-out and "Clear my data" remove it.
const KEY = 'checkoutDraft'
/** Never stored: the secrets of the page and the payment. */
const UNSTORED = ['csrf', 'seen', 'action', 'payment']
const LONGEST = 1000

const isText = (value) => typeof value === 'string' && value.length <= LONGEST

const isDraft = (draft, cart) =>
  draft?.cart === cart &&
  typeof draft.fields === 'object' &&
  draft.fields !== null &&
  Object.values(draft.fields).every(isText)

/** Returns the typed texts by the name of the field. A draft of another cart, or a broken one, is removed. */
const read = (cart) => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY))
    if (isDraft(draft, cart)) return Object.entries(draft.fields)
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage or with a broken text there is no draft.
  }
  return []
}

const save = (form) => {
  const fields = [...new FormData(form)].filter(([name, value]) => !UNSTORED.includes(name) && isText(value))
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ cart: form.dataset.cart, fields: Object.fromEntries(fields) }))
  } catch {
    // Without storage a reload loses the text.
  }
}

/** Sets a field to a stored value, and returns whether that changed the field. */
const restore = (field, value) => {
  if (field.type === 'radio' || field.type === 'checkbox') {
    if (field.checked || field.value !== value) return false
    field.checked = true
    return true
  }
  const isUnknown = field.options !== undefined && ![...field.options].some((option) => option.value === value)
  if (field.value === value || isUnknown) return false
  field.value = value
  const company = field.closest('details')
  if (company !== null) company.open = true
  return true
}

/** Shows the stored texts, then stores each change. The fields of the billing address appear with their checkbox. */
export const watchDraft = (form) => {
  for (const [name, value] of read(form.dataset.cart)) {
    if (UNSTORED.includes(name)) continue
    for (const field of [...form.elements].filter((element) => element.name === name)) {
      if (restore(field, value)) field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  for (const type of ['input', 'change']) form.addEventListener(type, () => save(form))
}
