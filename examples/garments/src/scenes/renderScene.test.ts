import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { renderScene, sceneNames, sceneRatios } from './renderScene.ts'

describe.each(sceneNames)('the landscape %s', (scene) => {
  it.each(sceneRatios)('is small and complete in %s', (ratio) => {
    const svg = renderScene({ scene, ratio, prefix: 's' })
    expect(svg).not.toMatch(/NaN|undefined|<script|href="(?!#)|url\((?!#)/)
    expect(gzipSync(svg).length).toBeLessThanOrEqual(12 * 1024)
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })
})
