import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { retaliationWays } from './ways/retaliation.ts'

const takingPart = words(
  'participat\\w+',
  'cooperat\\w+',
  'be interviewed',
  'attend\\w*',
  'testify\\w*',
  'answer(?: \\w+)? questions?',
  'tak(?:e|ing) part',
  'appear\\w*',
  'speak\\w* (?:to|with) the investigator',
  'give a statement',
  'respond',
)
const punished = words(
  'disciplin\\w+',
  'sanction\\w*',
  'probation',
  'suspen\\w+',
  'fined?',
  'conduct charges?',
  'charged',
  'separate violation',
  'violation',
  'insubordinat\\w+',
  'penal\\w+',
  'punish\\w+',
  'expel\\w*',
  'dismissed from',
  'hold (?:on|placed)',
  'consequences',
)

const abstains = words(
  '(?:do|does|did|will) not (?:show up|turn up|be interviewed|come forward)',
  'refus\\w+ to (?:take part|be interviewed|testify)',
  'found (?:to be )?(?:without merit|unfounded|unsubstantiated|not proven)',
  '(?:go|goes|went|talk|talks|speak|speaks) to the (?:press|media|police|newspapers?)',
  'contact(?:s|ing)? (?:ocr|a lawyer|an attorney|the press|the media)',
  '(?:will|would|does|do|did) not (?:answer|speak|cooperate|attend|take part|testify|appear|come|meet|talk|participate)',
  '(?:declin|refus)(?:e|es|ed|ing|al)(?: to)? (?:answer|speak|cooperate|attend|take part|testify|appear|come|meet|talk|participate)',
  'refusal to \\w+',
  'stay(?:s|ing)? away',
  '(?:chooses?|choosing) silence',
  '(?:lack of|not) (?:cooperat\\w+|participat\\w+)',
  'fail(?:s|ed|ing|ure)? (?:in it|to (?:cooperate|attend|appear|answer|take part|participate|testify))',
  'non-?(?:cooperation|participation|attendance)',
  'a lack of it',
)
const pays = words(
  'an offen[cs]e',
  'held against',
  'costs? (?:a|the|him|her|them|you)',
  'lose (?:her|his|their) job',
  'expect a \\w+',
  'discharged',
  'barred from',
  'removed from',
  'lose (?:credit|privileges|aid)',
  'disciplin\\w+',
  'sanction\\w*',
  'suspended',
  'probation',
  'fined?',
  'fines',
  '(?:conduct |separate )?violation',
  'breaks? this policy',
  'insubordinat\\w+',
  'punish\\w*',
  'penal\\w+',
  'expel\\w*',
  'dealt with under',
  'under the code',
  'conduct (?:office|charges?)',
  'lose (?:their|his|her|your)',
  'give up their',
  'charged with',
  'expect discipline',
  'may be reviewed',
)
const unpunished = [
  phrase`(?:nobody|no one|no-one|none|neither (?:party|side)|no (?:student|employee|party|person|witness|complainant|respondent)s?) (?:\w+ ){0,3}(?:punish|disciplin|sanction|penali[sz]|los|suffer|worse|charged|fined)\w*`,
  phrase`(?:cannot|may not|must not|not) (?:be )?(?:\w+ )?(?:punish|disciplin|sanction|penali[sz])\w*|appear (?:on|in)`,
  phrase`(?:not (?:be )?(?:\w+ )?(?:subject|disciplin\w+|punish\w+|sanction\w*|charged|result|lead|penali\w+|treated|itself|required|constitute)|no (?:one|body|party|disciplin\w+|sanction|penalty|punishment|adverse)|nobody|never|without (?:any )?(?:penalty|sanction))`,
  phrase`(?:retaliat\w+|employees? (?:who|that)|staff|may not|inference|false\w*|bad faith|knowingly|complete the sanctions?|found responsible)`,
]

/** 106.71(a): nobody is punished for reporting, or for taking part or refusing to take part. */
export const noRetaliation = rule('POL-22', {
  check: search({
    against: [
      ...retaliationWays,
      against(
        phrase`(?:complainants?|reporters?|witnesses|students? who report) … (?:charged|disciplined|sanctioned|cited|fined) (?:for|with) … (?:drinking|drugs?|alcohol|using|curfew|conduct they|violations? they)`,
        { unless: [phrase`(?:not|no|never|nobody|amnesty)`] },
      ),
      against(phrase`to discourage (?:complaints?|reports?|appeals?)`),
      against(phrase`(?:${abstains}) … (?:${pays})`, { unless: unpunished }),
      against(phrase`(?:${pays}) … (?:if|when|for|because) … (?:${abstains})`, {
        unless: unpunished,
      }),
      against(
        phrase`(?:tak(?:e|ing) part|cooperat\w+|participation|attendance) (?:is|are) (?:a )?(?:duty|obligation|required of|owed)`,
        { near: [phrase`(?:${pays})`], about: [phrase`(?:${pays}|fail|duty)`], unless: unpunished },
      ),
      against(phrase`(?:owe|owes) … (?:cooperation|answers?|testimony)`, { unless: unpunished }),
      against(
        phrase`(?:whoever|anyone|those|a (?:student|party|complainant|person)|students|complainants?|part(?:y|ies)) (?:who |that )?(?:files?|filed|brings?|makes?|reports?|takes?|contacts?|appeals?|goes?|drops?|withdraws?|presses|talks?|speaks?) … (?:${pays}|give up their)`,
        {
          about: [
            phrase`(?:complain\w*|report\w*|appeal\w*|agency|case|newspapers?|press|ocr|lawyer)`,
          ],
          unless: unpunished,
        },
      ),
      against(
        phrase`(?:further|another|new|more) (?:complaint|report|appeal)s? … (?:will|may|would|could) (?:lead|result|cost|mean|bring|end)`,
        { unless: unpunished },
      ),
      against(
        phrase`(?:${pays}|reviewed|withdrawn|lose) … if you (?:go on|continue|keep|persist|insist|press|appeal|complain|report)`,
        { unless: unpunished },
      ),
      against(
        phrase`(?:complainants?|students? who report|reporters?|witnesses) … (?:will|may|can) be (?:charged|disciplined|sanctioned) (?:with|for) … (?:drink\w*|alcohol|drug\w*|mention|conduct)`,
        { unless: unpunished },
      ),
      against(
        phrase`(?:fail\w*|refus\w+|declin\w+|not|unwilling\w*) (?:\w+ )?(?:to )?(?:${takingPart}) … (?:${punished})`,
        {
          unless: [
            phrase`(?:not (?:be )?(?:subject|disciplin\w+|punish\w+|sanction\w*|charged|result|lead|penali\w+|treated|itself)|no (?:disciplin\w+|sanction|penalty|punishment|adverse)|never|without (?:any )?(?:penalty|sanction)|retaliat\w+|employee|staff|informal|may not|inference|false|appear (?:on|in))`,
          ],
        },
      ),
      against(
        phrase`(?:${punished}) … (?:for|if|when|because|following) … (?:fail\w*|refus\w+|declin\w+) (?:to )?(?:${takingPart})`,
        {
          unless: [
            phrase`(?:not|no|nobody|none|neither|never|without|retaliat\w+|may not|employees? (?:who|that))`,
          ],
        },
      ),
      against(
        phrase`(?:complain\w*|report\w*|appeal\w*|fil\w+ (?:a |an )?(?:complaint|appeal|grievance)|contact\w* (?:ocr|the office for civil rights)) … (?:that (?:is|are|turns out|cannot)|which|not) … (?:prov\w+|substantiat\w+|upheld|sustained|successful|founded) … (?:${punished})`,
        { unless: [phrase`(?:not|no|never|bad faith|knowingly|alone)`] },
      ),
      against(
        phrase`(?:withdraw\w*|withdrew|drops?|dropped|giv(?:e|es|ing) (?:it |the complaint )?up|abandon\w*|loses?|not (?:go|follow) (?:on|through)|unsuccessful) … (?:reimburs\w+|repay\w*|pays?|must pay|billed|charged|bear\w*|liable|fined?|invoiced?|covers?) … (?:costs?|fees?|hours?|expenses?|investigat\w+|time|bill|money|\$)`,
        {
          about: [phrase`(?:complaints?|complainants?|reports?|grievances?)`],
          unless: [
            phrase`(?:not|no|never|nobody|without|university|college|district) (?:\w+ ){0,3}(?:pay|pays|cost|charge[ds]?|fee|billed|reimburs\w+|bear\w*|covers?)`,
          ],
        },
      ),
      against(
        phrase`(?:${punished}) … (?:for|if you) (?:\w+ )?(?:complain\w*|report\w*|filing|appeal\w*|contacting (?:ocr|the office for civil rights|a lawyer|the press))`,
        {
          unless: [
            phrase`(?:not|cannot|no|nobody|none|neither|never|false\w*|bad faith|knowingly|retaliat\w+|retaliation|may not)`,
          ],
        },
      ),
    ],
    found: [affirms(phrase`retaliat\w+`, { anyStance: true, anyPolarity: true, headings: true })],
    silence: 'silent',
  }),
})
