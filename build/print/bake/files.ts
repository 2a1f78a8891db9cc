/** Files of a picture, relative to the folder: `49/atlas` is `49-atlas.webp` and `49-atlas-small.webp`. */
export const fileNames = (picture: string): { file: string; small: string } => {
  const stem = picture.replaceAll('/', '-')
  return { file: `${stem}.webp`, small: `${stem}-small.webp` }
}
