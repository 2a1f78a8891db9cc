import { NoColorSpace, SRGBColorSpace, Texture } from 'three'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  withColourAid,
  cellOf,
  configureTexture,
  openPictures,
} from '../../../../src/renderer/stage/surface/piece-pictures'
import { underFaceOf } from '../../../../src/renderer/stage/model/instanced-forms'
import type { BakedManifest } from '../../../../src/renderer/stage/model/picture-manifest'
import { createFakePictures } from '../fake-pictures'

const picture = (width: number, height = width) => ({ file: 'a.webp', small: 'b.webp', width, height })
const manifest: BakedManifest = {
  version: '1',
  pictures: { '49/atlas': picture(4096), '49/board': picture(3072) },
  documents: {},
  cells: { '49/17': { picture: '49/atlas', x: 0.125, y: 0.25, w: 0.125, h: 0.125 } },
}

afterEach(() => vi.unstubAllGlobals())

describe('pictures', () => {
  it('keeps what the page has drawn when the print of that name comes later', async () => {
    let arrive = (): void => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const bitmap = { close: vi.fn() }
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap))
    vi.stubGlobal('fetch', async () => {
      await arrived
      return new Response('')
    })
    const pictures = openPictures({ ...manifest, pictures: { pad: picture(512) } }, 'file')
    const loaded = pictures.load(['pad'])
    const canvas = { width: 512, height: 512 } as HTMLCanvasElement
    const drawn = pictures.setCanvas('pad', canvas)
    arrive()
    await loaded
    expect(pictures.texture('pad')).toBe(drawn)
    expect(drawn.image).toBe(canvas)
    expect(bitmap.close).toHaveBeenCalledOnce()
  })

  it('waits for the others where one cannot be loaded, and then names it', async () => {
    const fetched = { '49/atlas': picture(8), '49/board': { ...picture(8), file: 'none.webp' } }
    let arrive = (): void => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: vi.fn() }))
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('none.webp')) return new Response('', { status: 404 })
      await arrived
      return new Response('')
    })
    const pictures = openPictures({ ...manifest, pictures: fetched }, 'file')
    const loaded = pictures.load(['49/board', '49/atlas'])
    setTimeout(arrive)
    await expect(loaded).rejects.toThrow('none.webp')
    expect(pictures.texture('49/atlas')).not.toBeNull()
  })

  it('lays the aid over its plain print', async () => {
    const drawn: unknown[] = []
    const close = vi.fn()
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(url)))
    vi.stubGlobal('createImageBitmap', async (file: Blob) => ({ url: await file.text(), width: 8, height: 8, close }))
    class Canvas {
      getContext = () => ({ drawImage: (bitmap: { readonly url: string }) => drawn.push(bitmap.url) })
      transferToImageBitmap = () => ({ laid: true })
    }
    vi.stubGlobal('OffscreenCanvas', Canvas)
    const size = picture(8)
    const aided = { '49/atlas': size, '49/atlas-aid': { ...size, small: 'aid.webp' } }
    const pictures = openPictures({ ...manifest, pictures: aided }, 'small')
    await withColourAid(pictures).load(['49/atlas'])
    expect(pictures.texture('49/atlas-aid')!.image).toEqual({ laid: true })
    expect(pictures.texture('49/atlas')).toBeNull()
    expect(drawn).toEqual(['./baked/b.webp', './baked/aid.webp'])
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('finds a face in its atlas, counted from below as textures are, a hair within its edge', () => {
    const { picture, cell } = cellOf(manifest, '49/17')!
    const hair = 1 / 4096
    expect(picture).toBe('49/atlas')
    expect(cell).toEqual(
      [0.125 + hair, 1 - 0.375 + hair, 0.125 - 2 * hair, 0.125 - 2 * hair].map((n) => expect.closeTo(n, 9) as unknown),
    )
  })

  it('takes a picture of its own whole, and knows what was not baked', () => {
    expect(cellOf(manifest, '49/board')).toEqual({ picture: '49/board', cell: [0, 0, 1, 1] })
    expect(cellOf(manifest, 'shelf/none')).toBeNull()
  })

  it('treats colours and measures', () => {
    expect(configureTexture(new Texture(), '49/atlas', 'file').colorSpace).toBe(SRGBColorSpace)
    expect(configureTexture(new Texture(), 'room/paper-normal', 'file').colorSpace).toBe(NoColorSpace)
    expect(configureTexture(new Texture(), 'room/wood-rough', 'file').colorSpace).toBe(NoColorSpace)
    expect(configureTexture(new Texture(), '49/atlas', 'file').anisotropy).toBeGreaterThan(
      configureTexture(new Texture(), 'pad', 'file').anisotropy,
    )
  })

  it('shows the aid where it was printed, the plain print where not', () => {
    const plain = createFakePictures({
      has: (name) => ['49/atlas', '49/atlas-aid', '49/lid'].includes(name),
      texture: (name) => configureTexture(new Texture(), name, 'file'),
      face: (name) => cellOf(manifest, name),
    })
    expect(withColourAid(plain).face('49/17')!.picture).toBe('49/atlas-aid')
    expect(withColourAid(plain).texture('49/atlas')!.name).toBe('49/atlas-aid')
    expect(withColourAid(plain).texture('49/lid')!.name).toBe('49/lid')
  })

  it('names the back of a card after its own pack, and the edge of a chip after the chip', () => {
    expect(underFaceOf('card', '49/17')).toBe('49/back')
    expect(underFaceOf('chip', 'chip/blue')).toBe('chip/blue-edge')
  })
})
