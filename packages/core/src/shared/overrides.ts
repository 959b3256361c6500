/**
 * Makes every member optional. A member may also be `undefined`, which counts as missing, for callers that compile with
 * `exactOptionalPropertyTypes`.
 */
export type Overrides<Whole> = { readonly [Name in keyof Whole]?: Whole[Name] | undefined }
