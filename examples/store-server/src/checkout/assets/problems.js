// Keeps the list of errors at the top of the page in step with the errors at the fields.

/**
 * Shows in the list what is wrong with a field now. An empty text removes its line, and the last line the whole box. A
 * field that was right when the page was rendered has no line.
 */
export const listError = (id, text) => {
  const line = document.querySelector(`.problem a[href="#${id}"]`)?.closest('li')
  if (!line) return
  const box = line.closest('.problem')
  // An alert would be announced as a whole after each change.
  box.setAttribute('role', 'group')
  const message = line.lastChild
  if (text === '') line.remove()
  else message.textContent = message.textContent.replace(/(?<=:\s).*/s, text)
  if (box.querySelector('li') === null) box.remove()
}
