import { Alert } from '../../../ui/Alert.tsx'

/** Why a scan has no analysis, and that it is kept all the same. */
export function ScanNote() {
  return (
    <Alert tone="care" live="off" title="The text of this file could not be read on this device.">
      It is a scan: pictures of the pages. It is sealed and kept as it is, and there is no analysis
      of it. You could ask for a version with text.
    </Alert>
  )
}
