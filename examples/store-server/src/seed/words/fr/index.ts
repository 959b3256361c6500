// Until its own words are there, this language speaks English.
export { en as fr } from '../en/index.ts'
