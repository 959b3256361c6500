// Until its own words are there, this language speaks English.
export { en as pt } from '../en/index.ts'
