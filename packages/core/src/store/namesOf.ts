/** The names of all members. The compiler compares the object with the type, so a new member cannot be forgotten. */
export const namesOf = <Options extends object>(members: Readonly<Record<keyof Options, true>>): readonly string[] =>
  Object.keys(members)
