/** Some of the parts. One that is `undefined` is one that is not given, also for who compiles with `exactOptionalPropertyTypes`. */
export type Given<Whole> = { readonly [Name in keyof Whole]?: Whole[Name] | undefined }
