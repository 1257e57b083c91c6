import { remedyWays } from '../../frames/decisionWays.ts'
import { findFrame } from '../../frames/frame.ts'
import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, doesNot, none as saysNone } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { isResponsible } from './rulingParts.ts'

const notForThem = [
  phrase`not responsible|no finding|was not found|complainant (?:\w+ )?(?:declined|refused|wanted|asked for) no`,
]
/** Where nobody is responsible, remedies are due to nobody. */
const cleared =
  /\b(?:(?:not|n't) (?:been )?(?:responsible|found responsible|shown|proven|proved|met|established|violate)|no (?:finding|violation|sanctions?)|insufficient|falls short|wanting)\b/
const remedies = words('remed(?:y|ies|ial measures)')

/** 106.45(b)(7)(ii)(E): whether the complainant gets remedies. */
export const decisionRemedies = rule('DET-08', {
  check: (facts) => {
    const { reading } = facts
    const responsible = isResponsible(reading)
    const at = findFirst(reading, [
      against(
        phrase`(?:no|not|without) (?:\w+ ){0,3}(?:duty|obligation|responsibility|obliged|required|plan\w*|intend\w*) (?:\w+ ){0,4}${remedies}`,
      ),
      against(
        phrase`(?:although|though|even though|despite|while|notwithstanding) … responsible … no ${remedies}|no ${remedies} … (?:although|though|even though|despite|notwithstanding) … responsible`,
      ),
      against(
        phrase`${remedies} … (?:not|outside) (?:\w+ )?(?:part of|addressed in|covered (?:in|by)|stated in|included in|a matter (?:that|for)|discussed in|the subject of) (?:this|the)`,
      ),
      ...(responsible
        ? [
            against(
              phrase`(?:saw|sees|see|found|finds?) no (?:reason|need|basis) (?:to|for) (?:\w+ ){0,3}${remedies}`,
              { unless: notForThem },
            ),
            against(phrase`${doesNot} … whether (?:any |the )?${remedies}`, { unless: notForThem }),
            against(phrase`${saysNone}`, {
              about: [/\| (?:any |the )?remed(?:y|ies)[^|]{0,40}\|/],
            }),
            against(
              phrase`(?:there (?:will be|are|is|were)|offers?|provides?|grants?|gives?|receives?|gets) no (?:further |additional )?${remedies}`,
              { unless: notForThem },
            ),
            against(
              phrase`${remedies} (?:\w+ ){0,4}(?:declined|refused|denied|turned down|rejected|withheld|not (?:be )?(?:granted|given|approved|considered|available))`,
              { unless: notForThem },
            ),
            against(
              phrase`(?:nothing|not … anything) (?:\w+ ){0,3}(?:to be done|done|needed|required|owed|offered|provided|due) (?:\w+ )?(?:for|to) (?:the )?${complainant}`,
            ),
            against(
              phrase`(?:no|not) (?:\w+ ){0,4}${remedies} (?:\w+ ){0,2}(?:will be|are|is|were|shall be|provided|offered|needed)`,
              { unless: [phrase`not responsible|no finding|was not found|appropriate at`] },
            ),
            against(
              phrase`(?:will|shall|do|does) not (?:\w+ )?(?:provide|offer|give) (?:any )?${remedies}`,
              { unless: [phrase`not responsible|no finding|not found`] },
            ),
          ]
        : []),
    ])
    if (at) return { state: 'contradicted', at }
    const isForNobody = !responsible && reading.sentences.some(({ plain }) => cleared.test(plain))
    const left = isForNobody ? null : findFrame(facts, remedyWays)
    if (left) return { state: 'contradicted', at: left }
    const found = findFirst(reading, [
      affirms(phrase`${remedies}`, {
        anyStance: true,
        anyPolarity: true,
        headings: true,
        unless: [phrase`appeal\w* remed|administrative remed|legal remed|other remedies under`],
      }),
      affirms(
        phrase`(?:restore|preserve|regain|protect|maintain|secure|keeps?|retains?) (?:[\w']+ ){0,5}(?:equal )?(?:access|education)`,
      ),
      affirms(
        phrase`(?:may|can|will) (?:\w+ )?(?:retake|repeat|resit|withdraw without|drop) (?:the |her |his |any |that )?(?:\w+ )?(?:exams?|courses?|class\w*|tests?|assignments?)`,
        { anyStance: true },
      ),
      affirms(
        phrase`(?:complainant|she|her|reporting student|he|him|you) … (?:will|shall) (?:be )?(?:receive|offered|provided|given|get) … (?:tutoring|counsel\w+|extension|escort|transfer|housing|retake|support|schedule)`,
      ),
      affirms(
        phrase`(?:will|shall|may|can) (?:\w+ )?(?:receive|offered|provided|given|get|have|keep|move|change|retake|repeat|continue) … (?:so (?:that|as)|in order) … (?:tak(?:e|ing) part|learn\w*|study\w*|attend\w*|return|class\w*|lesson|school|feel|safe\w*|work\w*|finish|complete|catch up)`,
      ),
    ])
    if (found) return { state: 'found', at: found }
    return responsible ? { state: 'missing' } : { state: 'silent' }
  },
})
