import { describe, expect, it } from 'vitest'
import { fortyNineFace } from '../../../../src/renderer/games/forty-nine'
import { slug } from '../../../../src/renderer/panels/base/markdown'
import { wander } from './support'

const text = await fortyNineFace.leaflet['en']!()
const anchors = [...text.matchAll(/^## (.+)$/gm)].map((heading) => slug(heading[1]!))

describe('the leaflet', () => {
  it('has a heading for every place it is opened at', () => {
    const asked = new Set<string>()
    for (const [seats, options] of [
      [2, {}],
      [3, { referee: 'strict' }],
      [4, { style: 'baltimore' }],
    ] as const)
      wander(`anchors ${seats}`, seats, options, (play) => {
        for (const eye of [-1, 0]) asked.add(fortyNineFace.anchor(play.seen(eye)))
      })
    expect(asked.size).toBeGreaterThan(4)
    expect(anchors).toEqual(expect.arrayContaining([...asked]))
  })

  it('is a page that can be read at one sitting, with headings of their own', () => {
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThan(800)
    expect(words).toBeLessThan(1300)
    expect(new Set(anchors).size).toBe(anchors.length)
  })
})
