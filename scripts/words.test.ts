import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

// This test refuses words that docs/glossary.md has replaced, so that each meaning has only one word.

const root = fileURLToPath(new URL('..', import.meta.url))

/** Names that the glossary replaced. They are refused only as whole identifiers. */
const REFUSED_NAMES = new Set(
  [
    ['Fact', 'FactLike', 'useFact', 'told', 'untold', 'tell', 'wasTold', 'hasUntold', 'hear', 'heard', 'whoever'],
    ['Wish', 'wish', 'wishes', 'Held', 'createHeld', 'Given', 'Manner', 'asleep', 'awake', 'wakes', 'wayTo'],
    ['Wired', 'wiring', 'wires', 'HandOver', 'enliven', 'tryingWorth', 'endsSession', 'loadAnew', 'lostStyles'],
    ['layOutTheRest', 'holdTaps', 'KeepContext', 'NotAnswered', 'tellNotKept', 'answerOf', 'TrackingFact', 'Glance'],
    ['isPassing', 'isTryingWorth', 'runKept', 'loseAnswers', 'keepDraft', 'loseNextResponse', 'Wishes', 'wordsIn'],
    ['fetched', 'traces', 'passing', 'ShippingPlace', 'SessionPlace', 'notKept', 'cartNotKept', 'loseCart'],
  ].flat(),
)

/** Names that are refused only outside tests. In tests, `held` is a paused response, and `elsewhere` is another tab. */
const REFUSED_OUTSIDE_TESTS = new Set(['held', 'elsewhere'])
const TESTS = /\.(?:test|fixture|spec)\.tsx?$|\/(?:proof|e2e)\//

/**
 * Names that end with `Words` are refused, because the texts of the shop are messages. The store server's search and
 * catalogue and a few functions deal with real words, so their names are allowed.
 */
const MESSAGES = /(?:^|[a-z])Words$/
const REAL_WORDS = /^examples\/store-server\/src\/(?:search|seed|catalogue)\//
const REAL_WORD_NAMES = new Set(['brokenWords', 'hasWords', 'refusedInWords'])

const isRefusedName = (file: string, name: string): boolean =>
  REFUSED_NAMES.has(name) ||
  /^(?:MOST_|[A-Z]\w*Fact$)/.test(name) ||
  (REFUSED_OUTSIDE_TESTS.has(name) && !TESTS.test(file)) ||
  // Garments have folds; the rows of a page are accordions.
  (name === 'folds' && !file.startsWith('examples/garments/')) ||
  (MESSAGES.test(name) && !REAL_WORDS.test(file) && !REAL_WORD_NAMES.has(name))

/**
 * Words that are refused in comments, in the titles of tests, and in the documentation. "Wish list" is allowed, because
 * it is a word of the specification.
 */
const REFUSED_WORDS = /\b(?:told|tells|untold|whoever|asleep|awake|wires|heard|wish(?:es|ed)?(?![ -]lists?\b))\b/gi

const FOLDERS = ['packages', 'examples', 'scripts', 'docs', 'openapi', '.changeset']
/**
 * Files that are not checked: the specification's text, early decisions, generated files, translated texts, the table of
 * renames, and files that are not ours.
 */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|dist|coverage|test-results|generated|\.turbo)\/|^docs\/spec(?:\/|-coverage)|^docs\/decisions\/0[01]\d-|\/messages\/|\/seed\/words\/|^scripts\/words\.test\.ts$|^\.changeset\/renames\.md$/

const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].filter((file) => /\.(?:tsx?|mjs|md|css|ya?ml|sql)$/.test(file) && !LEFT_OUT.test(file))

const isTestTitle = (node: ts.Node): node is ts.StringLiteralLike =>
  ts.isStringLiteralLike(node) &&
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  /^(?:test|it|describe)\b/.test(node.parent.expression.getText())

interface Texts {
  readonly names: readonly string[]
  /** The comments of the file and the titles of its tests. */
  readonly prose: string
}

/** Returns the identifiers, the comments and the titles of the tests of a source file. */
const textsOf = (file: string, text: string): Texts => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names: string[] = []
  const prose: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text)
    if (isTestTitle(node)) prose.push(node.text)
    const comments = node.pos === node.end ? [] : (ts.getLeadingCommentRanges(text, node.pos) ?? [])
    for (const { pos, end } of comments) prose.push(text.slice(pos, end))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { names, prose: prose.join('\n') }
}

/** Returns the refused names and words of a file and of its name. */
const refusedIn = (file: string, text: string): string[] => {
  const { names, prose } = /\.(?:tsx?|mjs)$/.test(file) ? textsOf(file, text) : { names: [], prose: text }
  const title = basename(file).replaceAll(/[-.]/g, ' ')
  const words = [title, prose].flatMap((each) => each.match(REFUSED_WORDS) ?? [])
  const found = [...names.filter((name) => isRefusedName(file, name)), ...words]
  return [...new Set(found)]
}

test('the glossary words are used in names, comments, titles of tests, documentation and file names', () => {
  expect(files.length).toBeGreaterThan(1000)
  const refused = files.flatMap((file) =>
    refusedIn(file, readFileSync(join(root, file), 'utf8')).map((word) => `${file}: ${word}`),
  )
  expect(refused).toEqual([])
})

test.each([
  ['a.ts', 'const told = 1', ['told']],
  ['a.ts', 'const MOST_ITEMS = 9', ['MOST_ITEMS']],
  ['a.ts', 'type CartFact = string', ['CartFact']],
  ['a.ts', '// The cart tells the drawer.\nexport const x = 1', ['tells']],
  ['a.tsx', "test('a wish is kept', () => undefined)", ['wish']],
  ['a.ts', "const text = 'nobody told us'; const wishlist = 1", []],
  ['a.md', 'A product on the wish list, whoever added it.', ['whoever']],
  ['told-once.md', 'Said once.', ['told']],
  ['a.css', '/* The cart tells the drawer. */', ['tells']],
  ['a.yaml', 'description: Not on your wish list, whoever asks', ['whoever']],
  ['a.sql', '-- A wish of a customer', ['wish']],
  ['a.ts', 'const held = 1; const elsewhere = 2', ['held', 'elsewhere']],
  ['a.test.ts', 'const held = 1; const elsewhere = 2', []],
  ['a.ts', 'const folds = 1; const cartWords = 2', ['folds', 'cartWords']],
  ['examples/garments/src/a.ts', 'const folds = 1', []],
  ['examples/store-server/src/search/a.ts', 'const readWords = 1', []],
])('the check finds in %s, in `%s`, exactly %j', (file, text, expected) => {
  expect(refusedIn(file, text)).toEqual(expected)
})
