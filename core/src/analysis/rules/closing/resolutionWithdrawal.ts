import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { mayNot } from '../../language/vocabulary.ts'
import { type Rule, search } from '../../rule.ts'

const leave = words(
  'withdraw(?:s|al|n|ing)?',
  'leave',
  'stop',
  'end',
  'quit',
  'opt out',
  'step (?:away|out|back)',
  'change (?:your|their|her|his) mind',
  'back out',
  'drop out',
  'return to',
  'go back',
  'discontinue',
  'pull out',
  'revoke',
)

/** 106.45(b)(9)(i): any party may withdraw before agreeing to a resolution and resume the grievance process. */
export const resolutionWithdrawal: Rule = {
  requirements: ['IR-05'],
  title: 'The right to withdraw before an agreement',
  documents: ['informal_resolution_notice'],
  check: search({
    against: [
      against(phrase`${mayNot} … ${leave}`, {
        unless: [
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
        { unless: [phrase`(?:after|once) .. (?:agreement|signed)`] },
      ),
    ],
    found: [affirms(phrase`${leave}`, { anyStance: true })],
    silence: 'missing',
  }),
  missing:
    'We did not find the right to withdraw. The notice must say that each party may leave informal resolution at any time before agreeing to a resolution, and go back to the grievance process.',
  contradicted:
    'These words limit leaving the process. Under the rule each party may withdraw at any time before agreeing to a resolution, and go back to the grievance process.',
  why: 'You can stop if the process does not feel right to you.',
  ask: 'Can you confirm that I may withdraw at any time before I sign an agreement?',
}
