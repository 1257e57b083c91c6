import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { doesNot, none, onlyFor } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { ofRemovals } from './onlyNoContact.ts'
import { removalAnalysisWays } from './ways/removalAnalysis.ts'
import { lookedAt } from './ways/removalWords.ts'
import { removal } from './words.ts'

const everyone = words(
  'any',
  'all',
  'every',
  'each',
  'anyone',
  'everyone',
  'students? (?:who|accused|charged|facing|named)',
  'whenever',
  'in (?:all|every) (?:such )?cases?',
)
const routine = words(
  'practice',
  'policy',
  'standard (?:procedure|practice|protocol|step)',
  'routine(?:ly)?',
  'automatic(?:ally)?',
  'as a (?:rule|matter of course)',
  'customar(?:y|ily)',
  'normal(?:ly)?',
  'always',
  'usual(?:ly)?',
  'protocol',
  'by default',
  'without exception',
  'general rule',
  'mandatory',
)
const analysis = words(
  'individuali[sz]ed',
  '(?:safety|risk|threat) (?:and (?:risk|safety) )?(?:analysis|assessment|evaluation)',
  'assess(?:ed|ment)? … (?:risk|safety|threat)',
  'behaviou?ral (?:intervention|threat) (?:team|assessment)',
)

/** The case was, or must be, looked at by itself. */
const caseByCase = [
  ...lookedAt,
  phrase`does not (?:follow|depend|rest|come|happen)|not (?:\w+ )?(?:because|based on) (?:a|the) (?:complaint|charge|accusation)`,
  phrase`(?:no|not|never) (?:student|one|person|body|respondent)? ?(?:is |be |are |was )?(?:removed|excluded|suspended)? ?(?:without|unless|until|before)`,
  phrase`(?:is|was|are) (?:not|never|neither) (?:automatic|routine|a matter|mandatory|based)\w*`,
  phrase`(?:practice|policy|rule) to (?:make|carry|do|conduct|hold|complete)`,
  phrase`(?:individuali[sz]ed|threat|risk) … (?:was|were|has been) (?:made|done|carried|completed|conducted|found)`,
  phrase`(?:where|if|when|only|unless|provided|once|after) … individual(?:i[sz]ed)? … (?:analysis|assessment|evaluation) … (?:shows?|finds?|finding|determines?|concludes?|establishes)`,
  phrase`(?:after|following|on the basis of|based on) (?:an|the|this|that) (?:individuali[sz]ed|safety|risk|threat)`,
  phrase`(?:e-?mail|class) list`,
]
const made = phrase`(?:analysis|assessment|team|evaluation) (?:was|were|has|found|considered|concluded|determined|shows?|showed)(?! not)`

/** 106.44(c): an emergency removal follows an individualized safety and risk analysis. */
export const removalAnalysis = rule('ERM-01', {
  check: ofRemovals(
    search({
      against: unlessAlso(lookedAt, [
        ...removalAnalysisWays,
        against(
          phrase`because of the (?:seriousness|gravity|nature|severity) of the (?:charge|allegation|accusation|complaint|report)s?`,
          {
            near: [phrase`${removal}`],
            unless: [...caseByCase, phrase`(?:threat|analysis|assessment|risk)`],
          },
        ),
        against(
          phrase`(?:a |any )?(?:student|person|respondent|pupil)s? (?:who|against whom|that) … (?:complaint|accus\w*|charge|alleg\w*|investigat\w*) … (?:cannot|may not|must|is|are|has to|have to|will) … (?:stay|leave|remain|campus|school|home|away|class)`,
          { unless: caseByCase },
        ),
        against(
          phrase`(?:what we do|this is done|we do this|we act this way|that is how we|it is how) … (?:whenever|every time|each time|when|always|in (?:all|every)|if)`,
          { unless: caseByCase },
        ),
        against(
          phrase`(?:complaint|charge|accusation|allegation|report)(?:s)? (?:itself|alone|by itself|as such) (?:is|was|are|suffices?|were)(?: enough| sufficient| reason)?`,
          { unless: caseByCase },
        ),
        against(
          phrase`(?:${doesNot}) … (?:examine|look|assess|consider|ask|check|weigh|study|analy[sz]e|judge) … (?:whether you|your (?:case|risk)|dangerous|a (?:risk|threat|danger)|risk)`,
          { unless: caseByCase },
        ),
        against(
          phrase`(?:risk|safety|threat) (?:review|analysis|assessment|evaluation|study) … (?:put off|postponed|delayed|pending|to follow|scheduled|not (?:yet|been|taken)|until)`,
          { unless: [made] },
        ),
        against(
          phrase`(?:anyone|anybody|every(?:one)?|each|all|any|accused|whoever|students?|respondents?|athletes?) … (?:remove[sd]?|must leave|leave campus|move[sd]? out|moves out|do not attend|not attend|stay away|excluded|suspended|sent home|barred|off campus)`,
          {
            about: [
              phrase`(?:accus\w+|complain\w+|named|charged|alleg\w+|respondents?|facing|case is open)`,
            ],
            unless: [...caseByCase, phrase`you (?:are|were|have been|may|must|will)`],
          },
        ),
        against(
          phrase`(?:removes?|excludes?|suspends?|bars?) (?:every|each|any|all) (?:student|respondent|person|pupil|athlete|one)`,
          { unless: caseByCase },
        ),
        against(
          phrase`(?:remov\w+|measure|step|exclusion|suspension|decision|this) … (?:automatic\w*|matter of (?:routine|course)|routine\w*|follows? from|in (?:all|every) (?:case|such)|whatever the (?:circumstances|facts)|without (?:regard|looking|review|any review|reference)|says nothing about you|and nothing (?:more|else)|on the strength of|by default|mandatory)`,
          { unless: caseByCase },
        ),
        against(
          phrase`(?:zero tolerance|accusation|complaint|charge|allegation|report) … (?:leads? to|means|results? in|triggers?|brings?|carries) … (?:remov\w+|exclusion|suspension|(?:accused|reported|named|student|respondent|person|he|she) (?:\w+ )?(?:leaves?|goes|is out|moves out|stays away|is sent home))`,
          { unless: caseByCase },
        ),
        against(
          phrase`(?:rule|practice|custom|policy) (?:at|of|in|here|is|that|has) … (?:respondents?|accused|students? (?:accused|named|charged|facing)) … (?:move|leave|stay|attend|go|are)`,
          { unless: caseByCase },
        ),
        against(
          phrase`(?:no|no time|${doesNot}|without|unnecessary|not (?:consider\w*|think|deem\w*|find) it (?:necessary|needed)) … (?:individual\w*|risk|safety|threat) ?(?:and risk |and safety )?(?:risk|analysis|assessment|evaluation|look|review)`,
          { unless: [...caseByCase, made] },
        ),
        against(
          phrase`(?:individual\w*|risk|safety|threat) (?:and risk |and safety )?(?:analysis|assessment|evaluation|review|look at risk)(?: \w+)* (?:unnecessary|not (?:necessary|needed|made|done|required)|will (?:be|follow)|is (?:reserved|planned|still)|later|next week|after you|once you|waived)`,
          { unless: [...caseByCase, made] },
        ),
        against(
          phrase`(?:assessment|intervention) team will (?:look|consider|review|meet|assess|take up)`,
          { unless: [made] },
        ),
        against(
          phrase`(?:look at|analysis of|assessment of|review of) (?:the |individual )?(?:risk|facts|threat)s? … (?:${onlyFor})`,
          { unless: caseByCase },
        ),
        against(
          phrase`without (?:any )?(?:review|look|study|examination) (?:of|at|into) the (?:facts|case|risk)`,
          { unless: caseByCase },
        ),
        against(phrase`${none}`, {
          about: [phrase`[|] … (?:risk|safety|threat) (?:and \w+ )?(?:analysis|assessment)`],
        }),
        against(
          phrase`${routine} … (?:${removal}|to (?:remove|suspend|exclude|bar)) … ${everyone}`,
          {
            unless: [phrase`(?:not|never|individuali[sz]ed)`],
          },
        ),
        against(
          phrase`${everyone} … (?:accused|named|charged|alleged|reported|subject|complaint|report) … (?:is|are|be|will be) (?:\w+ )?${removal}`,
          { unless: [phrase`(?:not|never|individuali[sz]ed|threat|risk)`] },
        ),
        against(
          phrase`(?:${removal}|this (?:step|action|measure|decision)) … (?:is|are|was|were|follows?) … (?:${routine})`,
          {
            unless: [
              phrase`(?:not (?:a |an |automatic|routine|our)|individuali[sz]ed|no-contact|policy (?:section|on|\d))`,
            ],
          },
        ),
        against(
          phrase`(?:no|without (?:an?|any)?|not (?:yet )?(?:made|done|completed|conducted|carried out|undertaken)(?: an?| any)?|before (?:an?|any)) (?:separate |formal |individual )?${analysis}`,
          { unless: caseByCase },
        ),
        against(
          phrase`${analysis} … (?:(?:was|is|has) not|will (?:be|follow|take place)|is (?:scheduled|planned|pending)|later|once|after)`,
          {
            unless: [
              phrase`(?:found|determined|concluded|showed|after (?:an?|the|this) ${analysis})`,
            ],
          },
        ),
        against(
          phrase`${removal} … (?:solely|only|simply|merely|just)? ?(?:because|based on|on the basis of|due to) … (?:accusation|allegation|complaint|report|charge)s? (?:alone|itself|itself\b|against you|has been|was|of this)`,
          { unless: [phrase`(?:analysis|assessment|threat)`] },
        ),
      ]),
      found: [affirms(phrase`${analysis}`)],
      silence: 'silent',
      topic: /\b(?:remov|emergency|interim)/,
    }),
  ),
})
