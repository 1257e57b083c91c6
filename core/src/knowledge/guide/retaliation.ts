import type { GuideFacts } from './entry.ts'
import { charges } from './retaliation/charges.ts'
import { meaning } from './retaliation/meaning.ts'
import { silenceAndSpeech } from './retaliation/silenceAndSpeech.ts'

export const retaliation: readonly GuideFacts[] = [...meaning, ...charges, ...silenceAndSpeech]
