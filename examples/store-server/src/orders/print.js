// Shows the print button, which needs this script. Without it, the menu of the browser prints the page.
const button = document.querySelector('[data-print]')
button.hidden = false
button.addEventListener('click', () => print())
