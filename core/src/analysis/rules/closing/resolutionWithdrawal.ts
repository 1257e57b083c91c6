import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot, mayNot, onlyFor } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { withdrawalWays } from './ways/withdrawal.ts'
import { mediation } from './words.ts'

const leave = words(
  'withdraw(?:s|al|n|ing)?',
  'leave',
  'stop',
  'end',
  'quit',
  'opt out',
  'step (?:away|out|back)',
  "chang(?:e|es|ed|ing) (?:your|their|her|his|one's) minds?",
  'back out',
  'drop out',
  'return to',
  'go back',
  'discontinue',
  'pull out',
  'revoke',
  'take back',
  'pull back',
  'walk away',
  'step out',
)

/** The way out is open, at least until there is an agreement. */
const untilAgreed = [
  phrase`(?:lose|loses|forfeits?|costs?) nothing|(?:investigation|grievance process|formal process) (?:\w+ )?(?:resumes|continues|goes on)`,
  phrase`(?:after|once) .. (?:(?:an? |the |signed |written |final )*(?:agreement|resolution)|(?:both|the) (?:of you|parties) (?:have )?(?:sign\w*|agree\w*)|both (?:have )?sign\w*)`,
  phrase`(?:not|never|nobody|no party|neither) .. (?:bound|held|obliged|required|expected|committed|punish\w*|penali[sz]\w*)`,
  phrase`(?:whenever|at any (?:time|point)|until then you may)`,
  phrase`(?:signed|final|written) (?:agreement|resolution|plan) (?:ends?|closes?|settles?|resolves?|concludes?)`,
  phrase`(?:not|never) (?:\w+ )?(?:waive|give up|lose)`,
]

/** 106.45(b)(9)(i): any party may withdraw before agreeing to a resolution and resume the grievance process. */
export const resolutionWithdrawal = rule('IR-05', {
  check: search({
    against: [
      ...withdrawalWays,
      against(
        phrase`(?:no|without the) (?:\w+ ){0,2}?(?:going|way|turning|stepping|possibility of going|opportunity to|chance to|option to|right to) (?:back|out|resume|return|withdraw|leave|reopen)`,
        { unless: untilAgreed },
      ),
      against(
        phrase`(?:irrevocable|irreversible|held to the process|runs to its end|see (?:it|them|the \w+) through|closes the other|for good|bind yourself|until it is over|to the end)`,
        {
          near: [phrase`(?:${mediation}|process|path|consent|agree\w*|part(?:y|ies))`],
          unless: untilAgreed,
        },
      ),
      against(
        phrase`(?:leav\w+|withdraw\w*|walk\w* away|stepping? back|quit\w*|dropping out|go(?:ing)? back)(?: \w+){0,6}? (?:is (?:only |not )?(?:possible|allowed|permitted)(?: only)?|requires?|needs?|loses?|forfeits?|will be treated|is (?:regarded|treated|seen)|means|only with|counts? as|depends on) … (?:consent|agreement|permission|facilitator|breach|hearing|withdrawn|right|close|lost|refusal)`,
        { unless: untilAgreed },
      ),
      against(
        phrase`(?:leav\w+|withdraw\w*|walk\w* away|step\w* back|quit\w*) … (?:loses?|forfeits?|treated as withdrawn|breach|closes? (?:your|the) (?:complaint|case))`,
        { unless: untilAgreed },
      ),
      against(
        phrase`(?:option|right|chance|freedom) to (?:withdraw|leave|return|go back|resume) … (?:${onlyFor}|ends?|expires?)`,
        { unless: untilAgreed },
      ),
      against(
        phrase`withdraw … (?:within|in the first|up to) … (?:hours?|days?|week|session) … (?:not later|not after|only|no later)`,
        { unless: [phrase`appeal`] },
      ),
      against(
        phrase`(?:complaint|case|investigation|formal process|grievance process) … (?:${doesNot}|not) (?:be )?(?:re-?opened?|resumed?|taken up|brought back|revived|restart\w*)`,
        {
          unless: [
            ...untilAgreed,
            phrase`(?:sign\w*|resolution agreement|agreement is (?:reached|signed)|same (?:allegations|events|facts|incident)|once … resol\w+)`,
          ],
        },
      ),
      against(
        phrase`(?:bound|obliged|required|expected|have) to (?:continue|go on|see|finish|stay|complete|carry on)`,
        { unless: [...untilAgreed, phrase`(?:facilitator|mediator)`] },
      ),
      against(phrase`${mayNot} … ${leave}`, {
        unless: [
          ...untilAgreed,
          phrase`(?:after|once) .. (?:(?:an? |the |signed |written |final )*(?:agreement|resolution) (?:is|has been|was)|(?:both|the parties|you) (?:have )?(?:sign\w*|agree\w*))`,
          phrase`(?:not|never) (?:be )?(?:held|used|penali[sz]ed|count|affect)`,
          phrase`withdraw (?:the|your|a) (?:formal )?complaint`,
          phrase`retaliat\w+`,
          phrase`class\w*|course`,
        ],
      }),
      against(
        phrase`(?:committed|bound|obliged|obligated|locked in(?:to)?|must (?:stay|remain|continue|see)|required to (?:stay|remain|continue|complete|finish)|expected to (?:stay|remain|complete|finish)|no way (?:back|out)|no turning back|continues? until)`,
        {
          near: [
            phrase`(?:process|session|mediation|begun|begins?|started?|starts?|agreement|end|circle|conference|resolution)`,
          ],
          unless: [
            ...untilAgreed,
            phrase`(?:not|no party is|neither|nobody) (?:be )?(?:committed|bound|obliged|required)`,
            phrase`(?:signed|after an) agreement`,
            phrase`investigation continues`,
            phrase`(?:the )?(?:university|college|school|district|office) is committed`,
          ],
        },
      ),
      against(
        phrase`(?:right|opportunity|chance|option) to ${leave} … (?:ends?|expires?|lapses?|lost|waived|given up|only (?:before|until)) … (?:session|meeting|begin\w*|start\w*|first|days?|consent|form)`,
      ),
      against(
        phrase`(?:waive|give up|surrender|forgo|relinquish)\w* … (?:right|option|opportunity|chance|formal|investigation|grievance|hearing)`,
        {
          unless: [
            phrase`(?:not|no|never|without) … (?:waive|give up|surrender|forgo|relinquish)\w*`,
          ],
        },
      ),
      against(
        phrase`(?:neither|no) (?:party|side|one|of you) (?:may|can|will be able to) … (?:${leave})`,
        { unless: [...untilAgreed, phrase`(?:after|once) .. (?:agreement|signed)`] },
      ),
    ],
    found: [
      affirms(
        phrase`(?:may|can|could|free to|right to|choose to|entitled to|option to|able to|for) (?:\w+ )?(?:${leave}|leaving|withdrawing|stopping)`,
        {
          anyPolarity: true,
          anyStance: true,
        },
      ),
      affirms(phrase`${leave}`, { anyStance: true }),
    ],
    silence: 'missing',
  }),
})
