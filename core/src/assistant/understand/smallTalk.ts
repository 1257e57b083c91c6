import type { Answer } from '../exchange.ts'
import { plainWords } from '../language/plainWords.ts'

const WORDS = 12

const about =
  'I can explain the Title IX process, for the person who reported and for the person named in the report, at a college or in a K-12 school. Ask about the first letter, advisors, evidence, the hearing, the decision, an appeal, or help with classes and safety. I do not give legal advice and I cannot say how a case will end.'

const talk: readonly { readonly heard: RegExp; readonly text: string }[] = [
  {
    heard:
      /^(?:(?:okay|great|perfect|awesome|wow|so|alright|cool|no|yes|oh) )*(?:thank you|thanks|thank u|thankyou|gracias|muchas gracias|that helps?|that helped|this helps?|this helped|appreciate (?:it|this|that|you)|many thanks)(?: (?!and\b|but\b|also\b|can\b|what\b|how\b|do\b|is\b|when\b|who\b)\w+){0,5}(?: [|?])*$/,
    text: 'You are welcome. Come back with any question about the process, as often as you like.',
  },
  {
    heard:
      /^(?:(?:hi|hello|hey|hiya|yo|hola|good (?:morning|afternoon|evening|day)|greetings|buenos dias|buenas tardes|buenas|sup|there|whats up|what is up|how are you|anyone there|test|testing)(?: [|?])*\s?)+$/,
    text: `Hello. ${about} What would you like to know?`,
  },
  {
    heard:
      /^(?:okay |so )?(?:bye|goodbye|good bye|see you|adios|good night|talk later|that is all|that is it|i am done|okay|got it|alright|cool|great|perfect|understood|i see|good to know|nice)(?: (?:now|for now|later|then|bye))?(?: [|?])*$/,
    text: 'All right. You can come back with any question about the process. Take care of yourself.',
  },
  {
    heard:
      /^(?:(?:hi|hello|hey|so|okay)(?: \|)? )?(?:who are you|what are you|what is this|what can (?:you|i) (?:do|help(?: me)?(?: with)?|ask(?: you)?)(?: for me)?|how (?:can|do) you help(?: me)?|help|help me|can you help(?: me)?|i need help|what do you do|how does this work|quien eres|ayuda|que puedes hacer)(?: [|?])*$/,
    text: `${about} What would you like to know?`,
  },
]

/** A short reply to a message that only greets, thanks, or asks what the assistant is; null for all others. */
export function smallTalkAnswer(message: string): Answer | null {
  const plain = plainWords(message.slice(0, 400))
  if (plain.replace(/[|?]/g, '').trim() === '') {
    return { kind: 'greeting', text: `${about} What would you like to know?`, citations: [] }
  }
  if (plain.split(' ').filter((word) => /\w/.test(word)).length > WORDS) return null
  const found = talk.find(({ heard }) => heard.test(plain))
  return found ? { kind: 'greeting', text: found.text, citations: [] } : null
}
