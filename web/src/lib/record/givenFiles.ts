import { EXPORT_MOST } from '@hub/core/record/zip'

/** Files with their paths, as they were chosen or dropped. */
export type ChosenFiles = readonly { readonly path: string; readonly file: File }[]

/** The files of an input; a chosen folder gives their paths in it. */
export function chosenFiles(files: FileList | null): ChosenFiles {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** The files that were dropped, those in dropped folders as well: all, or more than an export may hold. */
export async function droppedFiles(transfer: DataTransfer): Promise<ChosenFiles> {
  // All at once: the list is emptied when the drop is over.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry())
  const found: { path: string; file: File }[] = []
  for (const entry of entries) if (entry) await addFiles(found, entry, '')
  return found
}

/** Somebody may drop a whole disk: it ends once there are too many. */
async function addFiles(
  found: { path: string; file: File }[],
  entry: FileSystemEntry,
  folder: string,
): Promise<void> {
  if (found.length > EXPORT_MOST.files) return
  const path = folder + entry.name
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    found.push({ path, file })
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    // It gives some at a time, and none once there are no more.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0 || found.length > EXPORT_MOST.files) return
    for (const one of some) await addFiles(found, one, `${path}/`)
  }
}
