/** Texts that an attacker with a stolen account could write into every field, each around the original text. */
const texts: readonly ((text: string) => string)[] = [
  (text) => `"><img src=x onerror=alert(1)>${text}`,
  (text) => `</script><script>alert(2)</script>${text}`,
  (text) => `\u202e${text}`,
  (text) => `<!--<script>${text}`,
  (text) => `${text} ${'Wanderschuhsohlenprofil'.repeat(8)}`,
  (text) => `👩‍👩‍👧‍👦🏔️${text}\ud83c`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the field contains this text literally
  (text) => '${alert(3)}{{7*7}}<%= 7 %>'.concat(text),
  (text) => `' onmouseover=alert(4) x='${text}`,
  (text) => `[x](javascript:alert(5)) ![x](x"onerror="alert(6)) ${text}`,
  (text) => `<svg/onload=alert(7)><style>*{display:none}</style>${text}\u0000\u2028`,
]

const addresses: readonly string[] = [
  'javascript:alert(8)',
  ' JaVaScRiPt:alert(9)',
  'data:text/html,<script>alert(10)</script>',
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/"onclick="alert(11)',
]

/** Names of fields whose value is always text for people, even if it is as short as an identifier. */
const spoken = new Set(
  'name title label text term message searchQuery heading content summary description materials care fit brand display_name'.split(
    ' ',
  ),
)
/**
 * Returns whether a field is a link that editors of the back end can change. Paths of products and pictures stay
 * unchanged.
 */
const leads = (key: string, value: string): boolean =>
  /^(?:href|url|enUrl|product_link)$/.test(key) && !/^\/(?!search\b|service\b|account\b)/.test(value)
const painting = new Set(['backgroundColor', 'textColor', 'hex'])
const machineMade =
  /^(?:|[a-z\d][a-z\d_./-]*|[\da-f-]{36}|#[\da-f]{3,8}|[A-Z]{2,3}|CN[\w-]+|[a-z]{2}-[A-Z]{2}|\d{4}-\d\d-\d\dT[\d:.]+Z|\/.*|https?:.*)$/

const hashOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
const pick = <T>(list: readonly T[], seed: string): T | undefined => list[hashOf(seed) % list.length]

/**
 * Returns whether the fields are a name/value pair without an id. The `name` of such a pair may be an identifier
 * instead of text for people.
 */
const isName = (siblings: object): boolean => 'name' in siblings && 'value' in siblings && !('id' in siblings)

const spoil = (key: string, value: unknown, siblings: object): unknown => {
  if (Array.isArray(value)) return value.map((item) => spoil(key, item, {}))
  if (typeof value === 'object' && value !== null) return makeHostile(value)
  if (typeof value !== 'string' || value === '') return value
  if (leads(key, value)) return pick(addresses, value)
  if (painting.has(key)) return `${value};background:url(https://evil.example)"><script>alert(12)</script>`
  const isRead = spoken.has(key) && !(isName(siblings) && machineMade.test(value))
  return isRead || !machineMade.test(value) ? (pick(texts, value)?.(value) ?? value) : value
}

/** Returns the same response with every text made hostile. Values that programs read stay unchanged. */
export const makeHostile = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.map((item) => spoil('', item, {}))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, spoil(key, value, answer)]))
}
