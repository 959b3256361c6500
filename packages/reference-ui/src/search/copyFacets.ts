import { HIGH, LOW } from './priceRange.ts'

const formOf = (id: string): HTMLFormElement | null => {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

/**
 * Copies the open groups and the typed prices from one form of facets to another one. Both show the same facets, one
 * beside the results and one in the drawer.
 */
export const copyFacets = (fromId: string, toId: string): void => {
  const [from, to] = [formOf(fromId), formOf(toId)]
  if (from === null || to === null) return
  const groups = [...to.querySelectorAll('details')]
  for (const [index, { open }] of from.querySelectorAll('details').entries()) {
    const group = groups[index]
    if (group !== undefined) group.open = open
  }
  for (const name of [LOW, HIGH]) {
    const [typed, field] = [from, to].map((form) => form.elements.namedItem(name))
    if (typed instanceof HTMLInputElement && field instanceof HTMLInputElement) field.value = typed.value
  }
}
