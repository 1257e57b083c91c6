import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { doesNot, none } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { ofRemovals } from './onlyNoContact.ts'
import { removalChallengeWays } from './ways/removalChallenge.ts'
import { removal } from './words.ts'

const challenge = words(
  'challeng(?:e|ed|ing)',
  'appeal(?:s|ed|able|ing)?',
  'object(?:ion|ions)?',
  'contest(?:ed)?',
  'review(?:ed|able)?',
  'dispute[d]?',
  'reconsider(?:ed|ation)?',
  'question(?:ed)?',
  'respond',
  'be heard',
  'petition',
  'raise',
)
const late = words(
  'when (?:your|the) (?:case|matter|hearing|complaint) (?:comes|is|goes|has)',
  'at (?:your|the) hearing',
  'after (?:the|your) (?:investigation|hearing|process|case|complaint|semester|term|return)',
  '(?:once|when) (?:the|your) (?:investigation|hearing|process|case) (?:is|has|ends|concludes|closes|are)',
  'at the (?:end|conclusion|close) of (?:the|your|this)',
  'in due course',
  'next (?:semester|term|month|year)',
  '(?:after|in) (?:\\w+ )?(?:\\(?\\d+\\)? )?(?:business |calendar |school )?(?:days|weeks|months)',
  'later',
  'during the (?:hearing|investigation|grievance)',
  'as part of the (?:hearing|grievance|investigation)',
)

const oppose = words(
  'debate',
  'complaints? about the remov\\w+',
  'look at (?:the|this|your) (?:\\w+ )?again',
  'think this is wrong',
  'hear (?:a|your|any) (?:challenge|objection|appeal|side)',
  'complain',
  'argue',
  'your (?:arguments?|answer|response)',
  'challeng(?:e|es|ed|ing)',
  'appeal(?:s|ed|able|ing)?',
  'object(?:ions?|ing)?',
  'contest(?:ed|ing)?',
  'review(?:ed|able)?',
  'disput(?:e|ed|ing)',
  'reconsider\\w*',
  'question(?:ed|ing)?',
  'disagree',
  'your (?:views?|side)',
  'lift(?:ed)?',
  'be heard',
  'be looked at again',
  'discussion',
  'put your side',
  'say so',
  'write to us about it',
)
const step = words(
  'remov\\w+',
  'suspen\\w+',
  'exclu\\w+',
  'order',
  'step',
  'measures?',
  'decision',
  'disagree',
)
const afterwards = words(
  'in the (?:spring|summer|fall|autumn|winter)',
  'until the (?:\\w+ )?(?:has|is)',
  'after the decision',
  'tell the (?:hearing )?(?:panel|investigator)',
  'weeks? from now',
  '(?:once|when|until|after) (?:the|your) (?:panel|case|hearing|investigator) (?:has|is|ends|rules)',
  'together with the (?:case|hearing|complaint)',
  'in (?:january|february|march|april|may|june|july|august|september|october|november|december)(?! \\d)',
  'when (?:the|you|your) (?:\\w+ ){0,3}?(?:interviews?|ended|ends?|over|complete\\w*|decided|closed|finished|returns?|comes?|heard|begins?)',
  'after (?:\\w+[- ]?\\w* (?:days|weeks|months)|the|your) ?(?:semester|term|hearing|investigation|case|year)?',
  'at (?:the|your) (?:hearing|start|end|beginning|close)',
  'only (?:once|when|after)',
  'once the (?:investigation|case|hearing|complaint|report)',
  'until (?:the|your) (?:case|hearing|investigation|report|semester|process)',
  '(?:normally|usually|generally) (?:within|in|after) (?:\\w+ ){0,4}?weeks',
  'before the hearing',
  'next (?:semester|term|month|year)',
  'as part of (?:the|your)',
)
/** A way to challenge the step that is open at once, or other challenges. */
const openNow = [
  phrase`(?:need not|do(?:es)? not have to) wait|any (?:later )?time|the (?:grade|mark)|(?:evening|afternoon) of the same|lifted|afresh|as soon as the (?:threat|danger|risk)`,
  phrase`(?:immediate\w*|right away|at once|today|tomorrow|promptly|now|without delay|within (?:one|two|three|1|2|3|24|48|72))`,
  phrase`if you (?:do not|don't|choose not to)`,
  phrase`(?:not|no) (?:later|need|have to|required|delay|stay|stop|charge)`,
  phrase`(?:retaliat\w*|appeal the (?:determination|outcome)|determination of responsibility)`,
  phrase`(?:complainant|allegations)`,
  phrase`(?:may|can) not (?:contact|enter|come|be on|attend|speak|live|return)`,
]

/** 106.44(c): notice and an opportunity to challenge the removal immediately after it. */
export const removalChallenge = rule('ERM-03', {
  check: ofRemovals(
    search({
      against: unlessAlso(openNow.slice(0, 1), [
        ...removalChallengeWays,
        against(
          phrase`(?:may|can|could|should) (?:raise|bring|make|state|put|voice|submit) (?:any |your )?(?:objections?|concerns?|challenge|arguments?|case|side) (?:at|during|in|after|when|before) (?:your|the) (?:hearing|investigation|case|process|interview)`,
        ),
        against(
          phrase`(?:no say in|will not (?:meet|talk|speak) with you) … (?:remov\w+|suspension|exclusion|this)`,
        ),
        against(
          phrase`(?:${doesNot}|no (?:procedure|right|power|meeting|way|form|one|opportunity|chance)|nobody) … ${oppose}`,
          { near: [phrase`${step}`], unless: openNow },
        ),
        against(
          phrase`${oppose} … (?:${doesNot}|no procedure|reserved for|not (?:be )?(?:entertained|heard|possible|available|considered|accepted|granted))`,
          { near: [phrase`${step}`], unless: openNow },
        ),
        against(
          phrase`(?:${step}|decision) … (?:${doesNot}) … (?:${oppose}|open to|subject to|looked at|changed|lifted)`,
          { unless: openNow },
        ),
        against(phrase`${oppose} … ${afterwards}`, { near: [phrase`${step}`], unless: openNow }),
        // A run-in heading names the step: "Review. Any objection may be aired when the panel sits."
        against(
          phrase`${oppose} … (?:${afterwards}|when (?:it|the (?:panel|board)) (?:next )?(?:sits|meets|convenes))`,
          {
            about: [/\| [^|]*\b(?:review|objections?|appeals?|challenges?|your rights)\b/],
            unless: openNow,
          },
        ),
        against(
          phrase`(?:write|appeal|object|complain|respond|ask|turn) … (?:about|against|to) (?:this|the) (?:directive|order|notice|step|measure) … after (?:\w+ )?(?:\(?\d+\)? )?(?:days|weeks|months)`,
          { unless: openNow.slice(0, 2) },
        ),
        against(phrase`${afterwards} … ${oppose}`, { near: [phrase`${step}`], unless: openNow }),
        against(phrase`(?:no|not) … meeting … (?:remov\w+|about this|suspension|exclusion)`, {
          unless: openNow,
        }),
        against(phrase`${none}`, { about: [phrase`[|] (?:challenge|appeal|review|objection)`] }),
        against(
          phrase`(?:not|cannot|can't|no|never|neither) … (?:be )?(?:subject to |open to |right (?:of|to) |opportunity (?:for|to) )?(?:an? )?${challenge}`,
          {
            near: [phrase`(?:${removal}|decision|order|action|leave)`],
            unless: [
              phrase`if you (?:do not|don't|choose not)`,
              phrase`(?:if you (?:do not|don't)|no later than|not (?:later|required|have|need)|retaliat\w+|no charge|in no (?:event|case))`,
              phrase`${challenge} … (?:not|no) (?:delay|stay|stop|later)`,
            ],
          },
        ),
        against(phrase`${challenge} … ${late}`, {
          near: [phrase`(?:${removal}|decision|order|objection|it)`],
          unless: [
            phrase`(?:immediate\w*|right away|at once|today|tomorrow|promptly|within (?:one|two|three|1|2|3|24|48|72))`,
            phrase`appeal the (?:determination|outcome)`,
            phrase`(?:if you (?:do not|don't)|any (?:later )?time|now)`,
          ],
        }),
        against(phrase`${late} … ${challenge}`, {
          near: [phrase`${removal}`],
          unless: [phrase`(?:immediate\w*|right away|at once|today|promptly)`],
        }),
        against(
          phrase`(?:decision|removal|order|action) (?:is|shall be|will be) (?:final|binding|effective regardless|not (?:negotiable|reviewable|open))`,
        ),
      ]),
      found: [affirms(phrase`${challenge}`)],
      silence: 'silent',
      topic: /\b(?:remov|emergency|interim)/,
    }),
  ),
})
