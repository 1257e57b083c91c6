import { openTagger, type Tagger } from '@hub/core/privacy/learnt/tagger'
import { getModel } from '../fileText/reader/getModel.ts'

/** The model that marks identifying details, on this device. @throws Error as `getModel` */
export function getTagger(): Promise<Tagger> {
  return getModel('details', openTagger)
}
