import { stem } from './stem.ts'

/** Words that say nothing of what a text is about. */
const empty = new Set(
  `a an the this that these those it its is are was were be been being am im ive ill hes shes theyre youre youve were weve i me
  my mine myself we us our ours you your yours he him his she her hers they them their theirs theres to of in on at by for from
  with as and or but if so than then there here do does did doing done has have had having will would can could should shall
  may might must more just really very also even still already ever get gets getting got go goes going want wants wanted need
  like know tell say says said please thanks ok okay hi hello hey um lol because well what which who whom whose when where why
  how whats dont doesnt didnt cant wont isnt arent wasnt couldnt wouldnt shouldnt havent hasnt too all not no yes some any
  thing things stuff something anything about into over out up now today yesterday one gonna since while yet again such each
  every own around el la los las un una unos unas de del al y o que mi me se su sus tu te lo le les por para con en es son soy
  esta este esto eso como si ya he ha yo puedo puede pueden hay`.split(/\s+/),
)

/** What a text's words have in common with their other forms, without those that say nothing. For comparing only. */
export function stemsOf(text: string): string[] {
  const even = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'‘’`´]/g, '')
  const words = even.match(/\d+(?:\.\d+)+|[a-z]+\d*|\d+[a-z]*/g) ?? []
  return words.filter((word) => !empty.has(word) && (word.length > 1 || /\d/.test(word))).map(stem)
}
