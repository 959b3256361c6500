/** A form that nobody has written anything into yet, such as the search behind its icon: who presses its button wants it open, not sent. */
const isBlank = (form: HTMLFormElement): boolean => [...new FormData(form).values()].every((value) => value === '')

/** What does nothing without a script: a button that sends no form or a blank one, and a choice that something on the page follows. */
const controlOf = (target: EventTarget | null): HTMLButtonElement | HTMLInputElement | null => {
  const control = target instanceof Element ? target.closest('button, input') : null
  if (control instanceof HTMLButtonElement)
    return control.type === 'submit' && control.form && !isBlank(control.form) ? null : control
  return control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type) ? control : null
}

/** Puts every choice back to where the server drew it; without that React would take the tap for no change. */
const undo = (control: HTMLInputElement): void => {
  const group = control.type === 'radio' ? document.getElementsByName(control.name) : [control]
  for (const input of group) if (input instanceof HTMLInputElement) input.checked = input.defaultChecked
}

/**
 * Remembers what is tapped while the scripts are still on their way. The function it gives carries that out, in order, and stops listening; it is
 * called once React listens. Somebody who taps again because nothing happens means the same thing, so each control is pressed once.
 */
export const holdTaps = (document: Document): (() => void) => {
  const held = new Set<HTMLButtonElement | HTMLInputElement>()
  const hear = (event: Event): void => {
    const control = controlOf(event.target)
    if (control === null) return
    if (control.type === 'submit') event.preventDefault()
    held.delete(control)
    held.add(control)
  }
  document.addEventListener('click', hear, { capture: true })
  return () => {
    document.removeEventListener('click', hear, { capture: true })
    // Ticked and unticked again: as it was, so nothing is left to do.
    const left = [...held].filter(
      (control) => control instanceof HTMLButtonElement || control.checked !== control.defaultChecked,
    )
    for (const control of left) if (control instanceof HTMLInputElement) undo(control)
    for (const control of left.filter(({ isConnected }) => isConnected)) {
      // Makes React take over the control first: it keeps in mind how a choice stood, and a click alters that before anybody hears it.
      control.dispatchEvent(new Event('pointercancel', { bubbles: true }))
      control.click()
    }
  }
}
