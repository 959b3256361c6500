// Until its own words are there, this language speaks English.
export { en as it } from '../en/index.ts'
