// The switch beside a password, hidden until this runs: without a script there is none.
for (const button of document.querySelectorAll('.switch')) {
  const field = button.previousElementSibling
  const { show, hide } = button.dataset
  const set = (isShown) => {
    field.type = isShown ? 'text' : 'password'
    button.ariaLabel = isShown ? hide : show
  }
  button.addEventListener('click', () => set(field.type === 'password'))
  // What is sent is a password again, which no browser keeps among the words that were typed.
  field.form.addEventListener('submit', () => set(false))
  button.hidden = false
}
