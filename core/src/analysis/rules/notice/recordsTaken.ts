/** Treatment records taken in a roundabout way: by presumed or spoken consent, or from those who gave the care. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, type Words } from '../../language/phrase.ts'
import { treatment } from '../../language/vocabulary.ts'

/** @param fine free written consent, support and care; `notOwn` are records that the school says it will not use */
export function recordsTaken(
  records: Words,
  fine: readonly RegExp[],
  notOwn: readonly RegExp[],
): readonly Pattern[] {
  const unlessFree = [...fine, ...notOwn]
  const carer = phrase`(?:${treatment})`
  return [
    against(
      phrase`(?:we|i|panel|investigators?|office|university|college|school|district) (?:also )?(?:require|need|ask for|expect|request|demand)s? (?:\w+ ){0,3}(?:copy |copies )?(?:of )?(?:your |the |both |all )?(?:\w+ )?${records}`,
      { unless: unlessFree },
    ),
    against(
      phrase`(?:unless|until) you … (?:let|allow|permit|give|show|provide|release|share|send) … ${records}`,
      { unless: fine.slice(0, 1) },
    ),
    against(phrase`${records}`, {
      about: [/^[^|]*\| [^|]*\b(?:bring|required|provide|documents needed|to submit)[^|]*\|/],
      unless: unlessFree,
    }),
    against(
      phrase`${treatment} … (?:given|gave|provided|sent|shared|supplied|made (?:them |these )?available|handed|turned over|passed) … (?:(?:us|me) … (?:notes|records?|chart|file|account|information)|(?:notes|records?|chart|file|them|it) … (?:to|with) (?:us|me|the investigator))`,
      { unless: unlessFree, anyStance: true },
    ),
    against(
      phrase`${records} … (?:were|was|have been|has been|are|is) .. (?:pulled|drawn|weighed|taken|copied|requested|placed|retrieved|looked at|passed)`,
      { unless: [...unlessFree, phrase`(?:not|never|no (?:\w+ ){0,2}records)`] },
    ),
    against(
      phrase`${treatment} … (?:testif\w+|give evidence|tell the panel|called as a witness|be a witness|speak to the panel) … (?:sessions?|told (?:her|him|them|the counsel\w+)|treatment|visits?|appointments?|confided|care)`,
      { unless: unlessFree },
    ),
    against(
      phrase`(?:not (?:wish|want|agree|consent)|refused|declined|would not|objected|unwilling|did not) … ${records} … but … (?:made|gave|provided|obtained|sent|available|received|read|got)`,
      { anyStance: true },
    ),
    against(
      phrase`(?:agrees?|consents?|deemed|assumed|presumed|implied|taken to) … (?:release|disclosure|use|review|sharing|disclose|share) … ${records}`,
      {
        about: [
          phrase`(?:by (?:filing|participating|taking part|continuing|signing|making|reporting)|deemed|assumed|presumed|implied|automatically|unless you object|condition)`,
        ],
        unless: [phrase`(?:not|n't|never|no party)`],
      },
    ),
    against(
      phrase`(?:consent|permission|authori[sz]ation) … ${records} … (?:is|are|will be) (?:assumed|implied|presumed|taken as given|deemed)`,
      { unless: [phrase`(?:not|never)`] },
    ),
    against(
      phrase`(?:authori[sz]ation|release|waiver|consent form|form) … (?:records?|notes|charts?|files?) … (?:must|has to|have to|is to|needs? to|should|shall) (?:\w+ )?be (?:signed|returned|completed|handed|filled|turned)`,
      { near: [carer], unless: unlessFree },
    ),
    against(
      phrase`(?:verbal|oral|spoken|implied|informal|tacit) (?:permission|consent|agreement) … ${records}`,
      { unless: [phrase`(?:not (?:enough|sufficient)|insufficient)`] },
    ),
    against(
      phrase`(?:drew (?:up)?on|looked (?:at|into|through)|went through|weighed|saw|(?:have|had|has|given) access to|studied|was shown|were shown) … ${records}`,
      {
        unless: [
          ...unlessFree,
          phrase`(?:you (?:have|had|are given)|students? (?:have|has)|part(?:y|ies) (?:have|has|will))`,
        ],
      },
    ),
    against(
      phrase`(?:not asked|without asking|not (?:been )?told|no (?:consent|permission|authori[sz]ation) (?:was|were|is|has been|had been)) … (?:permission|consent|${records}|sought|obtained|asked|before)`,
      {
        near: [carer],
        about: [phrase`(?:records?|notes|chart|file|permission|consent)`],
        unless: [
          phrase`(?:will|may|not (?:use|used|included|read|read)|(?:we|i|panel|office) (?:have|has|had) not asked)`,
        ],
        anyStance: true,
      },
    ),
    against(
      phrase`(?:since|because|as) you … (?:not|n't|refused|declined) … ${records} … (?:clos\w+|dismiss\w*|end|stop\w*|cannot|not (?:be able|proceed))`,
    ),
    against(
      phrase`(?:declin\w+|refus\w+|fail\w*|unwilling\w*) … ${records} … (?:held against|noted|counted|weigh\w*|adverse\w*|infer\w*)`,
      { unless: [phrase`(?:not|never) be`] },
    ),
    against(
      phrase`(?:proof|evidence|confirmation) of … (?:treatment|therapy|counsel\w+) … (?:from|and|by)`,
      {
        near: [phrase`(?:send|provide|in order|require\w*|must|need)`],
        unless: unlessFree,
      },
    ),
  ]
}
