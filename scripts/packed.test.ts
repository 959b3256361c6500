import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('packed.mjs', import.meta.url))
const MANIFEST = `{ "name": "thing",
  "exports": {
    ".": { "@cairn/source": "./src/index.ts", "types": "./dist/index.d.ts", "default": "./dist/index.js" },
    "./package.json": "./package.json"
  }
}
`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'))
  writeFileSync(join(folder, 'package.json'), MANIFEST)
})
afterEach(() => rmSync(folder, { recursive: true }))

const run = (event: 'prepack' | 'postpack') =>
  execFileSync(process.execPath, [script], { cwd: folder, env: { ...process.env, npm_lifecycle_event: event } })
const manifest = () => readFileSync(join(folder, 'package.json'), 'utf8')

test('a packed manifest refers to no source file', () => {
  run('prepack')
  expect(JSON.parse(manifest())).toEqual({
    name: 'thing',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
  })
})

test('an edit of the manifest after an interrupted pack is packed and kept', () => {
  run('prepack')
  const newer = MANIFEST.replace('"thing",', '"thing", "version": "1.0.0",')
  writeFileSync(join(folder, 'package.json'), newer)
  run('prepack')
  expect(JSON.parse(manifest())).toMatchObject({ version: '1.0.0' })
  expect(manifest()).not.toContain('@cairn/source')
  run('postpack')
  expect(manifest()).toBe(newer)
})

test('packing restores the manifest, also after an interrupted pack', () => {
  run('prepack')
  run('prepack')
  run('postpack')
  expect(manifest()).toBe(MANIFEST)
  expect(readdirSync(folder)).toEqual(['package.json'])
})
