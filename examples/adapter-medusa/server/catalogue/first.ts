/** Returns the first element of a list that has one. */
export const first = <Element>(list: readonly Element[]): Element => {
  const [element] = list
  if (element === undefined) throw new RangeError('The list is empty')
  return element
}
