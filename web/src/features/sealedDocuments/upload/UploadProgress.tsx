import { Progress } from '../../../ui/Progress.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import { TransactionNote } from '../../../wallet/transactions/TransactionNote.tsx'
import { isScan } from './readContent.ts'
import { ANALYZING_SHARE, progressOf } from './uploadState.ts'
import type { SealedUpload } from './useSealedUpload.ts'

interface UploadProgressProps {
  access: WalletAccess
  upload: Pick<SealedUpload, 'state' | 'transaction'>
}

/** The progress of the analysis, then of the upload. Each share stands for work that is done by then. */
export function UploadProgress({ access, upload }: UploadProgressProps) {
  const { state, transaction } = upload
  switch (state.at) {
    case 'analyzing':
      return (
        <Progress title="Analyzing document..." value={ANALYZING_SHARE}>
          This may take a few moments...
        </Progress>
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

const onlyOnce = 'Your wallet is asked once: to record the document.'

const what = {
  preparing: 'The document is sealed on this device, and its sealed bytes are stored.',
  confirming: 'Your wallet is asked the first of two times: to record the document.',
  processing: 'Your wallet is asked the second time: to record its sealed analysis.',
}
