// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export const FILTER_FIELDS = ["category","gender","activity","color","size"] as const

export const FIXED_FILTER_VALUES = {"gender":["women","men","all"],"activity":["running","cycling","hiking","snow"]} as const
