import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import './provided.ts'

/** The template folder of this test run. All projects of the run use the same folder, because they share one process. */
const folder = join(tmpdir(), `cairn-templates-${process.pid}-${Math.round(performance.timeOrigin)}`)

/** Provides an empty folder for the database templates of this test run, and deletes it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  project.provide('templates', folder)
  return () => rm(folder, { recursive: true, force: true })
}
