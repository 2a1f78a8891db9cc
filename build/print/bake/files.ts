/**
 * Returns the file names of a picture, relative to the folder: for `49/atlas`, `49-atlas.webp` and
 * `49-atlas-small.webp`.
 */
export const fileNames = (picture: string): { file: string; small: string } => {
  const stem = picture.replaceAll('/', '-')
  return { file: `${stem}.webp`, small: `${stem}-small.webp` }
}
