/**
 * Runs in the browser page and returns the violations that axe finds there, or only those in an open modal dialog,
 * because the page behind it is inert. To save time, the function skips a part of the page that it has already checked
 * with the same content at the same place, viewport width and colour scheme.
 */
export const findViolations = async (): Promise<readonly string[]> => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const looked = window.looked ?? new Set<string>()
  window.looked = looked
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches
  const pathOf = (element: Element): string =>
    element.parentElement === null
      ? `${innerWidth} ${scheme}`
      : `${pathOf(element.parentElement)} ${element.parentElement.localName}${[...element.parentElement.attributes].map(({ name, value }) => `[${name}=${value}]`).join('')}`
  // The HTML of a block does not contain what the visitor typed or ticked. So the key of a checked block contains these
  // values besides the HTML.
  const wordsOf = (element: Element): string =>
    [...element.querySelectorAll('input')].map(({ value, checked }) => `${value}${checked}`).join()
  const known: Element[] = []
  const fresh: string[] = []
  for (const block of dialog ? [] : document.querySelectorAll('header, footer, main section, main article, main ul')) {
    if (known.some((element) => element.contains(block))) continue
    const key = `${pathOf(block)} ${block.outerHTML} ${wordsOf(block)}`
    if (looked.has(key)) known.push(block)
    else fresh.push(key)
  }
  const { violations } = await window.axe.run(dialog ?? { include: [document], exclude: known }, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
    preload: false,
    // Skip frames: they show pages of other sites, in which axe is not loaded.
    iframes: false,
  })
  for (const key of fresh) looked.add(key)
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
