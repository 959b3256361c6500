// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export const PLACE_LINES = {"US":["city, region postal_code"],"GB":["city","region","postal_code"],"IE":["city","region","postal_code"]}

export const OTHER_PLACE_LINES = ["postal_code city","region"]
