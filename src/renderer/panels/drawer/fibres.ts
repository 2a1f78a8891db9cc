import fibres from '../../styles/paper.svg?inline'

/** Side of the repeated square, in CSS pixels. */
const SIDE = 320

/**
 * Draws the fibres of all papers once, as pixels of this screen: as a filter, a browser would reckon their noise again
 * for every tile that it paints. Where it cannot, the filter stays.
 */
export async function drawFibres(): Promise<void> {
  const ratio = devicePixelRatio
  if (!CSS.supports('background-image', 'image-set(url("a") 2x)')) return
  const picture = Object.assign(new Image(), { src: fibres })
  await picture.decode()
  const side = Math.round(SIDE * ratio)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, side, side)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (drawn === null) return
  const image = `image-set(url("${URL.createObjectURL(drawn)}") ${String(ratio)}x)`
  document.documentElement.style.setProperty('--fibres', image)
}
