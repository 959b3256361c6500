/** Some of the parts. One that is `undefined` is one that is not given, also for who compiles with `exactOptionalPropertyTypes`. */
export type Given<Whole> = { readonly [Name in keyof Whole]?: Whole[Name] | undefined }

/** The whole, with those of its parts replaced that are given. */
export const withGiven = <Whole extends object>(whole: Whole, parts: Given<Whole> = {}): Whole => ({
  ...whole,
  ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part)),
})
