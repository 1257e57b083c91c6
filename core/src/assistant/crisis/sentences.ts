import { sentencesOf } from '../../text/readingGrade.ts'

/** In words. A shorter message is heard whole, as one sentence. */
const LONG = 30
/** Where somebody writes without a stop. */
const RUN = 30
/** Of a longer story the rest is heard by the whole alone: each costs a hundredth of a second. */
const MOST = 40

/** What of a message is heard alone: each sentence of a long one with the one after it. */
export function sentencesToHear(message: string): readonly string[] {
  const sentences = message
    .split(/\n+/)
    .flatMap((line) => sentencesOf(line.replace(/\?(?=[^\s?!])/g, '? ')))
    .flatMap((sentence) => sentence.split(/(?<=[?.!])\s+/))
    .flatMap(inRuns)
  if (sentences.length < 2 || message.split(/\s+/).length <= LONG) return [message]
  return sentences
    .slice(1)
    .map((sentence, at) => `${sentences[at]} ${sentence}`)
    .slice(0, MOST)
}

function inRuns(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter((word) => word !== '')
  const count = Math.ceil(words.length / RUN)
  return Array.from({ length: count }, (_, at) => {
    return words.slice(at * RUN, (at + 1) * RUN).join(' ')
  })
}
