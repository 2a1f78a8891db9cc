/** Returns a picture with another one of its size over it. Closes both. */
export function layOver(below: ImageBitmap, above: ImageBitmap): ImageBitmap {
  const canvas = new OffscreenCanvas(below.width, below.height)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('the colour aid could not be drawn')
  for (const bitmap of [below, above]) {
    pen.drawImage(bitmap, 0, 0)
    bitmap.close()
  }
  return canvas.transferToImageBitmap()
}
