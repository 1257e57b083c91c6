import type { Reading } from '../document/reading.ts'
import type { CountedDays } from './lengths.ts'

const mentionsDays = /\bdays?\b/
const definition =
  /(?:"days?,?"|\b(?:all|any|the) (?:references? to )?(?:the (?:word|term) )?"?days"?|\b(?:word|term) "?days?"?|\bdays?)(?:\)|\s)[^.;]{0,60}?\b(?:means?|refers? to|are|is|shall mean|is defined as|are defined as|are counted as|counted in)\s(?:a\s|an\s|to\s|always\s|any\s)?"?(calendar|business|working|school)\b/
const countedAs =
  /\b(?:counts days|(?:time ?limits?|time ?lines?|time ?frames?|deadlines?|periods?|days)\b[^.;]{0,60}\b(?:counted|measured|computed|calculated|stated|given|expressed|are|is|run|runs)) (?:in|as|by) (calendar|business|working|school) days\b/
/** "The District's policy counts calendar days". */
const countsKind =
  /\b(?:polic(?:y|ies)|procedures?|handbook|code|district|school|college|university|we) (?:always |only )?counts? (?:only |every |all )?(calendar|business|working|school) days\b/

/**
 * Which days an unqualified "days" counts where the document says so itself ("In this letter 'days' means
 * calendar days"); 'unsaid' where it does not, or says two different things.
 */
export function dayDefinition({ sentences }: Reading): CountedDays {
  const said = new Set<CountedDays>()
  for (const { plain } of sentences) {
    if (!mentionsDays.test(plain)) continue
    const match = definition.exec(plain) ?? countedAs.exec(plain) ?? countsKind.exec(plain)
    if (match) said.add(kindOf(match[1] ?? ''))
  }
  const [only] = said
  return said.size === 1 && only !== undefined ? only : 'unsaid'
}

function kindOf(word: string): CountedDays {
  if (word === 'calendar' || word === 'school') return word
  return 'business'
}
