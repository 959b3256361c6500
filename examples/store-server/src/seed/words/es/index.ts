// Until its own words are there, this language speaks English.
export { en as es } from '../en/index.ts'
