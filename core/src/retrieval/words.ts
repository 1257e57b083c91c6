import { shortForm } from '../assistant/language/shortForms.ts'

/**
 * The words of a text as the search compares them: small letters without accents, apostrophes dropped
 * ("don't" is 'dont'), sections of the rule whole ('106.45'), letters drawn out ("pleeease") cut to two.
 */
export function wordsOf(text: string): string[] {
  const even = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'‘’`´]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1$1')
  return (even.match(/\d+(?:\.\d+)+|[a-z]+\d*|\d+[a-z]*/g) ?? []).flatMap((word) =>
    written(word).split(' '),
  )
}

// Beside the short forms of any message, those of schools.
const shortForms = new Map<string, string>(
  Object.entries({
    info: 'information',
    ta: 'teaching assistant',
    ra: 'resident assistant',
    coord: 'coordinator',
    resp: 'respondent',
    compl: 'complainant',
    univ: 'university',
    thx: 'thanks',
    ty: 'thanks',
    wat: 'what',
    wut: 'what',
    wht: 'what',
    yo: 'yo',
    sa: 'sexual assault',
  }),
)

function written(word: string): string {
  return shortForms.get(word) ?? shortForm(word) ?? word
}

// Words that say nothing of what a question is about. Question words, negations, "only", "same", "before",
// "both" and the like are not among them.
const empty = new Set(
  `a an the this that these those it its is are was were be been being am im ive ill hes shes theyre
  youre youve were weve i me my mine myself we us our ours you your yours he him his she her hers they
  them their theirs theres to of in on at by for from with as and or but if so than then there here
  do does did doing done has have had having will would can could should shall may might must
  more just really very also even still already ever get gets getting go goes going want wants wanted need
  like know tell say please thanks okay ok hi hello hey um uh lol omg wtf tbh though well because
  what which whats im dont doesnt didnt cant wont isnt arent wasnt couldnt wouldnt shouldnt havent hasnt
  too all actually actual maybe basically literally lot lots bit now today yesterday keep keeps kept keeping
  another one way back else though anyway ok lol haha guys gonna kinda since while still yet again
  apparently honestly literally super pretty quite rather such each every own  around being
  legit legal allowed permitted okay
  not no yes some any thing things stuff something anything about into over out up
  el la los las un una unos unas de del al y o que mi me se su sus tu te lo le les por para con en es
  
  son soy esta este esto eso como si ya he ha yo puedo puede pueden hay`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Whether the word, as `wordsOf` gives it, says nothing of what a text is about. */
export function isEmptyWord(word: string): boolean {
  return empty.has(word) || (word.length === 1 && !/\d/.test(word))
}
