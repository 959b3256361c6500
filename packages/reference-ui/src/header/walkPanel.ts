import { isModified } from '../ui/hooks/isModified.ts'

/**
 * Moves the focus between the links of an open mega menu (APG, disclosure navigation). Up and Down move it by one link,
 * Left and Right by one column, Home and End to the first and the last link. Up on the first link moves the focus to
 * the navigation entry of the menu.
 * Returns a function that removes the listener.
 */
export const walkPanel = (panel: HTMLElement): (() => void) => {
  const linksOf = (element: Element | undefined) => [...(element?.querySelectorAll('a') ?? [])]
  const neighbour = (link: HTMLAnchorElement, step: number): HTMLAnchorElement | undefined => {
    const columns = [...(panel.querySelector('[data-columns]')?.children ?? [])]
    const at = columns.findIndex((column) => column.contains(link))
    return at === -1 ? undefined : linksOf(columns[at + step])[0]
  }
  const placeFor = (key: string, link: HTMLAnchorElement): HTMLElement | null | undefined => {
    const links = linksOf(panel)
    const at = links.indexOf(link)
    if (key === 'ArrowDown') return links[at + 1] ?? link
    if (key === 'ArrowUp') return links[at - 1] ?? panel.closest('li')?.querySelector<HTMLElement>('[aria-controls]')
    if (key === 'ArrowRight') return neighbour(link, 1) ?? link
    if (key === 'ArrowLeft') return neighbour(link, -1) ?? link
    if (key === 'Home') return links[0]
    if (key === 'End') return links.at(-1)
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const link = document.activeElement
    if (isModified(event) || !(link instanceof HTMLAnchorElement)) return
    const place = placeFor(event.key, link)
    if (!place) return
    event.preventDefault()
    place.focus()
  }
  panel.addEventListener('keydown', onKeyDown)
  return () => panel.removeEventListener('keydown', onKeyDown)
}
