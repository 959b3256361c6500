/**
 * Returns the violations that axe finds on the current page, or only in the open modal dialog, because the page below
 * is inert. It runs in the page and needs axe there.
 * To save time it skips a block with the same content at the same place, viewport width and colour scheme as a checked
 * one.
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
  // No attribute contains the typed or ticked state of an input.
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
    // The page in a frame belongs to another site and has no axe.
    iframes: false,
  })
  for (const key of fresh) looked.add(key)
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
