/** Whether a file of this name may hold a game. */
export const mayHoldGame = (name: string): boolean => /\.(?:parlor|json)$/iu.test(name)

/** Returns what was dropped on the page: files as they are, and of folders, with all below them, those that may hold a game. */
export async function droppedFiles(dropped: DataTransfer | null): Promise<readonly File[]> {
  // The list is emptied as soon as the event is over.
  const entries = [...(dropped?.items ?? [])].map((item) => item.webkitGetAsEntry())
  const files = [...(dropped?.files ?? [])]
  const found: File[] = []
  for (const entry of entries)
    if (entry?.isDirectory) found.push(...(await filesBelow(entry as FileSystemDirectoryEntry)))
  const folders = new Set(entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : [])))
  return [...files.filter(({ name }) => !folders.has(name)), ...found]
}

async function filesBelow(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader()
  const found: File[] = []
  // A reader gives a part of its entries at a time, and nothing at the end.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (entries.length === 0) return found
    for (const entry of entries) {
      if (entry.isDirectory) found.push(...(await filesBelow(entry as FileSystemDirectoryEntry)))
      else if (mayHoldGame(entry.name))
        found.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)))
    }
  }
}
