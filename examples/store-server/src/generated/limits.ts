// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export const MAX_LINE_QUANTITY = 999
