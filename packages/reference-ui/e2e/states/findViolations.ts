/**
 * What axe says of the page that is shown; it has to be there already. Runs in the page. Where a modal dialog is open it looks at that alone:
 * the page below can be neither read nor reached then, and has states of its own.
 */
export const findViolations = async (): Promise<readonly string[]> => {
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const { violations } = await window.axe.run(shown, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
