/** Files with their paths, as they were chosen or dropped. */
export type ChosenFiles = readonly { readonly path: string; readonly file: File }[]

/** The files of an input; a chosen folder gives their paths in it. */
export function chosenFiles(files: FileList | null): ChosenFiles {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** The files that were dropped, those in dropped folders as well. */
export async function droppedFiles(transfer: DataTransfer): Promise<ChosenFiles> {
  // All at once: the list is emptied when the drop is over.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry())
  const there = entries.filter((entry) => entry !== null)
  const found = await Promise.all(there.map((entry) => filesIn(entry, '')))
  return found.flat()
}

async function filesIn(entry: FileSystemEntry, folder: string): Promise<ChosenFiles> {
  const path = folder + entry.name
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    return [{ path, file }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: ChosenFiles[] = []
  for (;;) {
    // It gives some at a time, and none once there are no more.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return found.flat()
    for (const one of some) found.push(await filesIn(one, `${path}/`))
  }
}
