import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { renderScene, type SceneName, sceneNames, sceneRatios } from './renderScene.ts'

/** Maximum kilobytes of a picture after compression. A table holds whole garments; it is below the first view. */
const LIMITS: Readonly<Partial<Record<SceneName, number>>> = { packing: 31, layers: 18 }

describe.each(sceneNames)('the scene %s', (scene) => {
  it.each(sceneRatios)('is small and complete in %s', (ratio) => {
    const svg = renderScene({ scene, ratio, prefix: 's' })
    expect(svg).not.toMatch(/NaN|undefined|<script|href="(?!#)|url\((?!#)/)
    expect(gzipSync(svg).length).toBeLessThanOrEqual((LIMITS[scene] ?? 12) * 1024)
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })
})
