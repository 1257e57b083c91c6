import { deniesNext, keptFor } from '../../language/denial.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { supportTied } from './supportTied.ts'
import { willNot } from './words.ts'

const measure = words(
  'supportive measures?',
  'measures?',
  'support',
  'accommodations?',
  'assistance',
  'help',
  'interim measures?',
  'services?',
  'adjustments?',
  'arrangements?',
  'changes? (?:to|of|in) .. (?:schedule|housing|section|room)',
  'escort\\w*',
  'extensions?',
  'counsel?ling',
  'them',
  'it',
)
const filed = words(
  '(?:file[sd]?|filing|lodg(?:e|ed|es|ing)|sign(?:ed|ing)?|submit(?:s|ted|ting)?|make|making|bring(?:ing)?) .. (?:a |the |your )?(?:formal |written |signed )*complaint',
  '(?:formal |signed )?complaint (?:is|has been|was) .. (?:on file|filed|signed|open|received|made)',
  'investigation (?:is|has been) (?:opened|open|started|under way)',
  '(?:signed|formal|your|written) complaint (?:reaches|arrives|comes in|is in|is received|has reached)',
  'formal complaint',
)

/** 106.44(a): supportive measures with or without a formal complaint. */
export const supportWithoutComplaint = rule('SUP-02', {
  check: search({
    against: [
      ...supportTied,
      against(
        phrase`${measure} … (?:only|solely) (?:if|when|after|once|where|to (?:those|students|persons|complainants) who) … ${filed}`,
        { unless: fineWithout() },
      ),
      against(
        phrase`(?:${measure}|possible|available|change of \w+) … (?:once|after|as soon as) (?:you|your|a|the) .. ${filed}`,
        { unless: [...fineWithout(), phrase`(?:process|policy|continues?|remain\w*|also|before)`] },
      ),
      against(
        phrase`(?:must|have to|need to|required to|required) .. ${filed} … (?:before|in order|to (?:receive|obtain|get|qualify)|for) … ${measure}`,
        { unless: fineWithout() },
      ),
      against(
        phrase`(?:until|unless|without) … ${filed} … (?:${willNot}|not|no|unable) … (?:${measure}|provide|arrange|offer|change|move|housing|schedule)`,
        { unless: fineWithout() },
      ),
      against(
        phrase`(?:${willNot}|not|no|unable to|only) … (?:${measure}|provide|arrange|offer|change|move) … (?:until|unless|without|if no|only if) … ${filed}`,
        { unless: fineWithout() },
      ),
      against(
        phrase`${measure} … (?:end|stop|cease|be withdrawn|lapse|expire|be (?:ended|discontinued|removed)) … (?:if you do not|unless you|because no|since no|as no|when no|as there is no) … complaint`,
        { unless: fineWithout() },
      ),
      against(
        phrase`(?:because|since|as) … (?:not|no|declin\w+|chose not|withdr\w+) … (?:file|complaint|filing) … (?:${willNot}|no longer|not|unable|ends?|will end) … (?:${measure}|accommodat\w+|support)`,
        { unless: fineWithout() },
      ),
      against(
        phrase`only (?:students|those|persons|people|complainants|parties|someone) (?:with|who) … ${filed} … (?:qualify|eligible|receive|get|may|can|are|have)`,
        { unless: fineWithout() },
      ),
      against(
        phrase`(?:stop|end|withdraw|discontinue|cancel|remove|close|lift)\w* … (?:escort|extensions?|measures?|support|accommodations?|arrangements?|services?)`,
        {
          near: [
            phrase`(?:not|n't|declin\w+|chose not|decided against|without|withdr\w+) … (?:to )?(?:file|filing|filed|complaint)`,
          ],
          unless: fineWithout(),
        },
      ),
      against(
        phrase`(?:reserved for|limited to|restricted to|only (?:open|available) to|open only to) … (?:open|active|pending|formal|filed|complaint|investigation|case)`,
        { unless: fineWithout() },
      ),
      against(
        phrase`(?:supportive measures?|support) (?:depends?|is conditional|are conditional|is contingent|are contingent) … complaint`,
        { unless: [phrase`not (?:depend|conditional|contingent)`] },
      ),
      against(
        phrase`(?:supportive )?(?:measures|escort\w*|accommodations?|support) … (?:granted|provided|given|offered|arranged|put in place) … (?:because|while|for as long as|so long as|only while) … (?:complaint|case|investigation) … (?:open|pending|active)`,
        { unless: [phrase`(?:not|n't|with or without|whether)`] },
      ),
      against(
        phrase`(?:in the absence of|without|absent|unless|until|lacking) … (?:signed |formal |your )*(?:complaint|signature on the complaint) … (?:nothing|no|not|cannot|unable) … (?:${measure}|put in place|available|possible|do|offer|change)`,
        { unless: fineWithout() },
      ),
      against(
        phrase`${deniesNext} … (?:grant\w*|provid\w+|offer\w*|arrang\w+|help|assist|put|chang\w+|mov\w+|support) … (?:unless|until|without|as you (?:have )?(?:decided|chosen)) … (?:complaint|file)`,
        { unless: fineWithout() },
      ),
      against(
        phrase`(?:as|since|because) you (?:have )?(?:\w+ )?(?:decided|chosen|chose|elected|preferred) not to (?:file|sign|go forward|proceed) … (?:unable|cannot|not|no longer)`,
        { unless: fineWithout() },
      ),
      against(
        phrase`(?:once|after|as soon as|when) you (?:have )?(?:file[d]?|sign(?:ed)?|submit(?:ted)?|lodged?|ma(?:k|d)e) … (?:we|i|office) (?:will|can|shall|may) (?:be able to |then )?(?:look|arrange|offer|help|change|provide|put|consider|move|set up|discuss|write|ask|speak|talk) … (?:${measure}|instructors?|professors?|teachers?|late work|class\w*|housing|landlord)`,
        { unless: [...fineWithout(), phrase`(?:notice|investigat\w+|also|continue)`] },
      ),
      against(
        phrase`${measure} … (?:lapse|expire|end|ends|cease|stop|withdrawn|be removed|no longer (?:be )?available|discontinued) … (?:if|should|unless|because|as|since) … (?:file|complaint)`,
        { unless: [...fineWithout(), phrase`(?:not (?:lapse|expire|end|cease|stop|be))`] },
      ),
      against(
        phrase`(?:if|should|as|since|because|when) … (?:withdraw|withdrawn|dismissed|drop|closed)\w* … ${measure} … (?:ends?|stops?|ceases?|no longer|withdrawn|lapses?|cease)`,
        { near: [phrase`complaint`], unless: fineWithout() },
      ),
      against(
        phrase`${measure} … (?:do|does) not (?:extend|apply) to … (?:report|without|not filed|no complaint)`,
        { unless: fineWithout() },
      ),
      against(
        phrase`(?:formal |signed )*complaint is (?:a |the )?(?:precondition|prerequisite|condition|requirement|required|necessary|needed) (?:of|for|to|before) … (?:change|${measure}|housing|section|room)`,
        { unless: [...fineWithout(), phrase`(?:investigation|informal)`] },
      ),
      against(
        phrase`(?:need|have|required|must) to? ?(?:file|sign|submit) (?:a |the |your )?(?:formal |signed |written )*complaint … (?:before|in order|so that|for us) … (?:change|${measure}|section|room|schedule|we can)`,
        { unless: [...fineWithout(), phrase`(?:investigat\w+|informal)`] },
      ),
      against(
        phrase`(?:only|solely) (?:be )?(?:offer\w*|provid\w*|grant\w*|available|arrang\w*|put|help)? … (?:after|once|when|upon|if) … (?:complaint (?:has been|is|was) (?:signed|filed|received|made)|(?:filing|signing|receipt) of (?:a|the|your) (?:formal |signed )*complaint)`,
        {
          near: [phrase`${measure}`, phrase`no-?contact`],
          unless: [...fineWithout(), phrase`informal resolution`],
        },
      ),
      against(
        phrase`${measure} … (?:become|becomes|are|is|will be) (?:made )?(?:available|open|offered|provided|possible) (?:\w+ )?(?:upon|on|after|following|once|when) … (?:filing|signing|receipt|complaint)`,
        { unless: [...fineWithout(), phrase`(?:also|informal resolution|report)`] },
      ),
      against(
        phrase`(?:no|not any) (?:supportive )?(?:measures?|support|help|assistance|services?) (?:\w+ )?(?:until|unless|before|without) … (?:go forward|file|complaint|proceed|sign)`,
        { unless: fineWithout() },
      ),
      against(
        phrase`${measure} … (?:depends?|conditional|contingent|hinges?) (?:up)?on … (?:taking part|cooperat\w+|participat\w+|complaint|filing|investigation)`,
        {
          unless: [
            phrase`(?:not|n't|never) (?:depend|conditional|contingent|hinge)`,
            // The definition of quid pro quo.
            phrase`(?:unwelcome|quid pro quo|sexual) (?:\w+ )?(?:conduct|favou?rs?|advances?|harassment)`,
          ],
        },
      ),
      against(
        phrase`(?:students?|complainants?|persons?|parties) (?:with|who have) (?:a |an )?(?:pending|open|active|signed|formal)`,
        {
          about: [/^[^|]*\| [^|]*\b(?:eligib|who (?:may|can)|available to|open to)[^|]*\|/],
        },
      ),
      against(
        phrase`${keptFor} … (?:students?|those|persons|complainants|parties) … (?:lodged|filed|signed|open|pending|formal|complaint)`,
        {
          unless: fineWithout(),
          near: [phrase`(?:${measure}|support)`],
        },
      ),
      against(phrase`as the complaint (?:was|has been|is) dismissed … (?:no longer|not|end)`, {
        near: [phrase`(?:measures?|support)`],
        unless: fineWithout(),
      }),
    ],
    found: [
      affirms(phrase`(?:whatever|no matter what) you (?:decide|choose|do)`, { anyPolarity: true }),
      affirms(
        phrase`(?:with or without|whether or not|regardless of whether|even if (?:you )?(?:do not|no)|without (?:having to )?fil\w+) … complaint`,
        { anyPolarity: true },
      ),
      affirms(
        phrase`(?:no|not|n't) … (?:complaint|file anything|file) … (?:needed|required|to (?:receive|keep|get)|have to|for this)`,
        { anyPolarity: true },
      ),
      affirms(phrase`(?:do not|don't|need not) (?:have to |need to )?file … (?:to|for) …`, {
        anyPolarity: true,
      }),
    ],
    silence: 'silent',
  }),
})

function fineWithout() {
  return [
    phrase`(?:no (?:formal )?complaint is (?:needed|required|necessary)|not depend|with or without|whether or not|regardless|need not|not (?:have|need|required) to file|even if)`,
    phrase`(?:grievance process|investigat(?:e|ion) (?:starts?|begins?|cannot|can only|will (?:only )?(?:start|begin))|disciplin\w+|notice to the (?:respondent|other)|sanctions?|advisor)`,
  ]
}
