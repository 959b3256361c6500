// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export const FILTER_FIELDS = ["category","gender","activity","color","size","fit","warmth","waterproofness","rating"] as const

export const FIXED_FILTER_VALUES = {"gender":["women","men","all"],"activity":["running","cycling","hiking","snow"],"fit":["slim","regular","relaxed"],"warmth":["1","2","3","4","5"],"waterproofness":["5000","10000","20000"],"rating":["4.5","4","3"]} as const
