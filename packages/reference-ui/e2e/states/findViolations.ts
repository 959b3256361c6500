/**
 * What axe says of the page that is shown; it has to be there already. Runs in the page. Where a modal dialog is open it looks at that alone:
 * the page below can be neither read nor reached then, and has states of its own. A block that it has seen letter by letter before, in the same
 * place, window and scheme, is left out: what is wrong with it was said then.
 */
export const findViolations = async (): Promise<readonly string[]> => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const looked = window.looked ?? new Set<string>()
  window.looked = looked
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches
  const wayTo = (element: Element): string =>
    element.parentElement === null
      ? `${innerWidth} ${scheme}`
      : `${wayTo(element.parentElement)} ${element.parentElement.localName}${[...element.parentElement.attributes].map(({ name, value }) => `[${name}=${value}]`).join('')}`
  // What is typed or ticked stands in no attribute.
  const wordsOf = (element: Element): string =>
    [...element.querySelectorAll('input')].map(({ value, checked }) => `${value}${checked}`).join()
  const known: Element[] = []
  const fresh: string[] = []
  for (const block of dialog ? [] : document.querySelectorAll('header, footer, main section, main article, main ul')) {
    if (known.some((element) => element.contains(block))) continue
    const key = `${wayTo(block)} ${block.outerHTML} ${wordsOf(block)}`
    if (looked.has(key)) known.push(block)
    else fresh.push(key)
  }
  const { violations } = await window.axe.run(dialog ?? { include: [document], exclude: known }, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
    preload: false,
    // The page in a frame is not the shop's, and has no axe that would answer.
    iframes: false,
  })
  for (const key of fresh) looked.add(key)
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
