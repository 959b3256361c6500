// Stores what the shopper has typed into a form in this tab, so that a reload loses nothing (decision 064). The checkout
// and the form of a review use it. A sign-out and "Clear my data" remove every draft.
const isText = (value, { longest }) => typeof value === 'string' && value.length <= longest

const isDraft = (draft, options) =>
  draft?.owner === options.owner &&
  typeof draft.fields === 'object' &&
  draft.fields !== null &&
  Object.values(draft.fields).every((value) => isText(value, options))

/** Returns the typed texts by the name of the field. A draft of another owner, or a broken one, is removed. */
const read = (options) => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(options.key))
    if (isDraft(draft, options)) return Object.entries(draft.fields)
    sessionStorage.removeItem(options.key)
  } catch {
    // Without storage or with a broken text there is no draft.
  }
  return []
}

const save = (form, options) => {
  const { key, owner, unstored } = options
  const fields = [...new FormData(form)].filter(([name, value]) => !unstored.includes(name) && isText(value, options))
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, fields: Object.fromEntries(fields) }))
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

/**
 * Shows the stored texts, then stores each change. The fields of the billing address appear with their checkbox.
 * @param options the `key` of the storage, the `owner` whose draft the form may show, the names of fields that are
 * `unstored`, and the `longest` text that is stored
 */
export const watchDraft = (form, options) => {
  for (const [name, value] of read(options)) {
    if (options.unstored.includes(name)) continue
    for (const field of [...form.elements].filter((element) => element.name === name)) {
      if (restore(field, value)) field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  for (const type of ['input', 'change']) form.addEventListener(type, () => save(form, options))
}

/** Removes a draft, because its form was accepted. */
export const removeDraft = (key) => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no draft.
  }
}
