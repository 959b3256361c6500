import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import './provided.ts'

/** Provides an empty folder for the database templates of this test run, and deletes it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-templates-'))
  project.provide('templates', folder)
  return () => rm(folder, { recursive: true, force: true })
}
