/** Returns the element with the id; throws if the page has none. */
export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no #${id}`)
  return found
}

// Text is appended as a text node, so that server data never becomes markup.

export const row = (...children: (Node | string)[]): HTMLLIElement => {
  const item = document.createElement('li')
  item.append(...children)
  return item
}

export const picture = (src: string | null): HTMLImageElement => {
  const image = document.createElement('img')
  image.alt = ''
  if (src !== null) image.src = src
  return image
}

/** Creates a button with a short text; `label` is its accessible name, which also names the product. */
export const button = (text: string, label: string, act: () => void): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.setAttribute('aria-label', label)
  made.addEventListener('click', act)
  return made
}
