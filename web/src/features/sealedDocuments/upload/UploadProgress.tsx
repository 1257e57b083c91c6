import { GettingReader } from '../../../lib/fileText/GettingReader.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import { TransactionNote } from '../../../wallet/transactions/TransactionNote.tsx'
import { isScan } from './readContent.ts'
import { progressOf } from './uploadState.ts'
import type { SealedUpload } from './useSealedUpload.ts'

interface UploadProgressProps {
  access: WalletAccess
  upload: Pick<SealedUpload, 'state' | 'transaction'>
  /** Nothing is stored yet while a file is analyzed. */
  onCancel: () => void
}

/** The progress of the analysis, then of the upload. Each share stands for work that is done by then. */
export function UploadProgress({ access, upload, onCancel }: UploadProgressProps) {
  const { state, transaction } = upload
  switch (state.at) {
    case 'analyzing':
      if (state.getting) return <GettingReader progress={state.getting} onCancel={onCancel} />
      return (
        <div>
          <Progress
            title="Analyzing document..."
            step={state.share === undefined ? 'Reading its words' : 'Looking at what it says'}
            value={state.share}
            isCounted
          >
            This may take a few moments...
          </Progress>
          <p>
            <Button kind="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </p>
        </div>
      )
    case 'preparing':
    case 'confirming':
    case 'processing': {
      const { share, step } = progressOf[state.at]
      return (
        <div>
          <Progress title="Uploading document" value={share} step={step}>
            {state.at === 'confirming' && isScan(state.read) ? onlyOnce : what[state.at]}
          </Progress>
          {state.at !== 'preparing' && (
            <TransactionNote state={transaction} chain={access.chain} note={{}} />
          )}
        </div>
      )
    }
    default:
      return null
  }
}

const onlyOnce = 'Your wallet asks you once: to record the document.'

const what = {
  preparing: 'The document is sealed on this device, and its sealed bytes are stored.',
  confirming: 'Your wallet asks you twice. First: to record the document.',
  processing: 'Your wallet asks you again: to record its sealed analysis.',
}
