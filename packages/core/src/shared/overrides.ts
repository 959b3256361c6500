/**
 * A partial set of members. `undefined` counts as missing, also for callers that compile with
 * `exactOptionalPropertyTypes`.
 */
export type Overrides<Whole> = { readonly [Name in keyof Whole]?: Whole[Name] | undefined }
