/**
 * Throws a `RangeError` for an element of an option that is not a definition, such as the `undefined` of a misspelt import. `member` is a function
 * that every definition of this kind has.
 */
export const checkDefinitions = (option: string, list: readonly unknown[], member: string, example: string): void => {
  for (const each of [list].flat())
    if (!(member in Object(each)))
      throw new RangeError(
        `"${option}" contains ${Object(each).name ?? each}, which has no "${member}". Use one such as ${example}.`,
      )
}
