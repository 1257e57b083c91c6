import type { Question } from '../exchange.ts'
import { plainWords } from '../language/plainWords.ts'

const corrects =
  /^(?:(?:no|nope|wrong|sorry|wait)\b[ |?]*)+(?:i|the|my|it|he|she|they|just|not)\b|^(?:okay )?(?:i (?:mean|meant|did not (?:ask|mean))|not (?:that|the|him|her|me))\b|^(?:actually )?i am not (?:the|a|an)\b|^(?:no|nope|wrong) [|?]/

/** A correction without what it denies: "no. the lab. not the dorm" means the lab. */
export function withoutDenied({ history, message }: Question): string {
  if (history.length === 0 || !corrects.test(plainWords(message.slice(0, 200)))) return message
  return message.replace(/(?<=\w{3}.*)[,.]?\s+not\s+[\w' ]{2,30}[.!]?$/i, '')
}
