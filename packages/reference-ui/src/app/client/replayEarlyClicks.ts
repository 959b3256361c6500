/**
 * Whether all fields of the form are empty. The submit button of the empty, collapsed search opens the search instead
 * of submitting.
 */
const isBlank = (form: HTMLFormElement): boolean => [...new FormData(form).values()].every((value) => value === '')

/**
 * Returns the clicked control if the click must be replayed: a radio button, a checkbox or a button. The submit button
 * of a form with input is excluded, because the browser submits that form without scripts.
 */
const controlOf = (target: EventTarget | null): HTMLButtonElement | HTMLInputElement | null => {
  const control = target instanceof Element ? target.closest('button, input') : null
  if (control instanceof HTMLButtonElement)
    return control.type === 'submit' && control.form && !isBlank(control.form) ? null : control
  return control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type) ? control : null
}

/**
 * Resets a radio button or checkbox to the server-rendered state. Otherwise React sees no change when the click is
 * replayed.
 */
const resetChoice = (control: HTMLInputElement): void => {
  const group = control.type === 'radio' ? document.getElementsByName(control.name) : [control]
  for (const input of group) if (input instanceof HTMLInputElement) input.checked = input.defaultChecked
}

/**
 * Records clicks before hydration; call the returned function when React handles events, to replay the clicks in order.
 * Repeated clicks on one control count as one, because an impatient visitor means a single press.
 */
export const replayEarlyClicks = (document: Document): (() => void) => {
  const clicked = new Set<HTMLButtonElement | HTMLInputElement>()
  const onClick = (event: Event): void => {
    const control = controlOf(event.target)
    if (control === null) return
    if (control.type === 'submit') event.preventDefault()
    clicked.delete(control)
    clicked.add(control)
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    // Skip a choice that was toggled back to its server-rendered state.
    const left = [...clicked].filter(
      (control) => control instanceof HTMLButtonElement || control.checked !== control.defaultChecked,
    )
    for (const control of left) if (control instanceof HTMLInputElement) resetChoice(control)
    for (const control of left.filter(({ isConnected }) => isConnected)) {
      // A harmless event first makes React attach to the control. React then records the old state before the click
      // changes the control.
      control.dispatchEvent(new Event('pointercancel', { bubbles: true }))
      control.click()
    }
  }
}
