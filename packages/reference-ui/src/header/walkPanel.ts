import { isModified } from '../ui/hooks/isModified.ts'

/**
 * Listens to the arrow keys, Home and End in an open mega menu (APG, disclosure navigation), and returns a function
 * that removes the listener. Up and Down move the focus by one link, from the first link up to the navigation entry of
 * the menu; Left and Right move it by one column.
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
