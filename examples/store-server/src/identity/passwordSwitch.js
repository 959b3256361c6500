// The button that shows the password. It is hidden in the HTML, because it does nothing without this script.
for (const button of document.querySelectorAll('.switch')) {
  const field = button.previousElementSibling
  const { show, hide } = button.dataset
  const set = (isShown) => {
    field.type = isShown ? 'text' : 'password'
    button.ariaLabel = isShown ? hide : show
  }
  button.addEventListener('click', () => set(field.type === 'password'))
  // Reset the type before submitting, so that browsers do not save the password as form history.
  field.form.addEventListener('submit', () => set(false))
  button.hidden = false
}
