import { typeOf } from '../../../lib/fileText/checkFile.ts'
import { firstWrite } from '../../../lib/firstWrite.ts'
import { onForget } from '../../../lib/reading/readings.ts'
import { upload } from '../../../lib/upload.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { rereadDocuments } from '../documentQueries.ts'
import { expectReading } from '../list/followedDocuments.ts'
import { uploadQueue } from './uploadQueue.ts'

/** The uploads of this tab, whichever screen is shown. */
export const uploads = uploadQueue({
  send: (file, { onSent, onWait, signal }) => {
    const typed = file.slice(0, file.size, typeOf(file))
    const send = () => {
      onSent(0)
      return upload('POST /api/documents/upload', typed, file.name, { onSent, signal })
    }
    return firstWrite(send, signal, onWait)
  },
  onStored: (file, { id }) => {
    toast({ title: 'Upload successful', description: file.name })
    expectReading(id)
    rereadDocuments()
  },
  onFailed: ({ toast: { title, text } }) => toast({ title, description: text, tone: 'stop' }),
  // Its last bytes may have been there already.
  onCancelled: rereadDocuments,
})

// Whoever uses this browser next must not see their names, and none may begin an account of its own.
onForget(uploads.clear)
