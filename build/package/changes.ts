/** Returns the section of a version in the changelog, with its heading; null if there is none. */
export function changesOf(changelog: string, version: string): string | null {
  const section = changelog.split(/^(?=## )/m).find((each) => each.startsWith(`## ${version}\n`))
  return section === undefined ? null : `${section.trimEnd()}\n`
}
