// Until its own words are there, this language speaks English.
export { en as de } from '../en/index.ts'
