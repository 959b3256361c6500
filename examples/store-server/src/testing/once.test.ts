import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { once } from './once.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'cairn-once-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

it('builds a folder once for all that ask at the same time, and for those that ask later', async () => {
  let builds = 0
  const ask = () =>
    once(join(parent, 'built'), async (folder) => {
      builds += 1
      await writeFile(join(folder, 'file'), 'whole')
    })
  const folders = await Promise.all([ask(), ask(), ask()])
  folders.push(await ask())
  expect([builds, new Set(folders)]).toEqual([1, new Set([join(parent, 'built')])])
  expect(await readFile(join(parent, 'built', 'file'), 'utf8')).toBe('whole')
})

it('fails only for the caller whose build fails, and leaves nothing of it to the next', async () => {
  const failed = once(join(parent, 'built'), async (folder) => {
    await writeFile(join(folder, 'half'), '')
    throw new Error('no disk')
  })
  await expect(failed).rejects.toThrow('no disk')
  const folder = await once(join(parent, 'built'), async (empty) => writeFile(join(empty, 'file'), 'whole'))
  await expect(readFile(join(folder, 'half'))).rejects.toThrow('ENOENT')
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('whole')
})
