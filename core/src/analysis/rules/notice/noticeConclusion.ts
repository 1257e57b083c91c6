import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { grievanceProcess } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { unlessAmendment } from './amendment.ts'
import { decidedEarly } from './takenAsGuilty.ts'
import { decision, over, theEnd } from './words.ts'

const process = words(
  grievanceProcess,
  '(?:these|this|the) .. (?:process|procedures?|steps|proceedings?|matter|case)',
  'both (?:of you|parties|sides) have (?:been )?heard',
  'it',
)
const early = words('already', 'has been (?:made|entered|reached)', 'was (?:made|entered|reached)')
const responsible = words('responsib\\w+', 'violat\\w+', 'what happened', 'guilty', 'broke')

const notThen = [
  phrase`(?:not|no one|nobody|never|if|once|when|unless|until|whether|informal\w*|dismiss\w*|n't|supportive)`,
]

/** 106.45(b)(2)(i)(B): responsibility is decided only at the end of the grievance process. */
export const noticeConclusion = rule('NOA-08', {
  check: unlessAmendment(
    search({
      against: [
        against(phrase`(?:finding|determination|decision)s? .. (?:of responsib\w+ )?${early}`, {
          unless: [
            phrase`(?:no|not|nor|once|if|until|after|when|before|unless) (?:\w+ ){0,4}(?:finding|determination|decision|${early})`,
            phrase`(?:supportive|interim|dismiss\w*|investigate|to proceed|jurisdiction|no (?:decision|finding|determination))`,
          ],
        }),
        against(
          phrase`(?:has|have|had) already (?:determined|decided|concluded|found) … ${responsible}`,
          {
            unless: [phrase`(?:not|nobody|no one)`],
          },
        ),
        against(
          phrase`(?:we|i|dean|principal|office) (?:will|shall) (?:then )?(?:decide|determine) … (?:after|following|at|on the basis of) (?:your|the|our) (?:intake|initial|first)? ?(?:conversation|interview|meeting|call) … ${responsible}`,
        ),
        against(
          phrase`(?:has|have|had) (?:already )?found (?:you|him|her|(?:the )?respondent|m[rs]s?\.? \w+) (?:to be )?responsible`,
          { unless: [phrase`(?:if|once|until|unless|whether|not|after|when)`] },
        ),
        against(
          phrase`(?:responsib\w+|outcome|case|matter|question|who is right) … (?:settled|decided|determined|resolved|ruled on|concluded) … (?:at|after|following|during|on|as soon as|once) (?:your|the|our) (?:first|initial|intake|opening)? ?(?:meeting|interview|conversation|call|visit|appointment)`,
          { unless: notThen },
        ),
        against(
          phrase`(?:decide|determine|rule|settle) … (?:responsib\w+|guilty|what happened|outcome) … (?:as soon as|after|when|once|at|following) (?:your|the|you) (?:first |initial |intake )?(?:interview|meeting|conversation|statement|account|have been (?:heard|interviewed))`,
          { unless: notThen },
        ),
        against(
          phrase`(?:your|the|this) (?:case|matter|complaint) (?:has been|is|was) (?:already |now )?(?:decided|settled|determined|judged)`,
          { unless: notThen },
        ),
        against(
          phrase`(?:made up (?:our|its|their|his|her|my) minds?|(?:our|my|the) minds? (?:is|are) made up)`,
          { unless: notThen },
        ),
        against(
          phrase`(?:what remains|all that remains|only (?:question|matter|issue) (?:left|that remains|remaining)) .. (?:is|are|for us)? .. (?:the )?(?:sanction|penalty|consequence|punishment|discipline)`,
        ),
        against(
          phrase`(?:decision|determination|finding|ruling|outcome) (?:may|can|will|could|shall) be (?:taken|made|reached|announced|issued|given|entered) (?:to you )?(?:at any (?:point|time|stage|moment)|on arrival|upon arrival|before (?:the|you)|immediately|without (?:a|further)|during the)`,
          { unless: [...notThen, phrase`(?:dismiss\w*|supportive)`] },
        ),
        against(
          phrase`(?:initial|preliminary|provisional|interim) (?:ruling|finding|determination|decision) .. (?:of |is |was |has )?(?:responsib\w+|been entered|entered|been made|made|against)`,
          { unless: notThen },
        ),
        against(
          phrase`(?:you|he|she|respondent|your (?:son|daughter|child)) (?:has|have) been found (?:\w+ )?(?:in breach|in violation|responsible|guilty|to have)`,
          { unless: notThen },
        ),
        against(
          phrase`no (?:further|more|other) (?:proceedings?|steps?|hearings?|stages?|process) … (?:before|until) .. (?:decision|determination|finding|decide)`,
        ),
        ...decidedEarly,
      ],
      found: [
        affirms(
          phrase`responsib\w+ … (?:open|undecided|unresolved|not (?:be )?(?:decided|settled|determined)) … (?:until|till|before) … (?:final|end|conclusion|over|complete|hearing)`,
          { anyStance: true, anyPolarity: true },
        ),
        affirms(
          phrase`(?:no (?:one|finding|decision|determination)|nobody|finding can only) … (?:until|after|before) … (?:process|hearing|steps|all|both sides)`,
          { anyStance: true, anyPolarity: true, near: [phrase`(?:responsib\w+|finding)`] },
        ),
        affirms(
          phrase`until … (?:process|proceedings?|procedures?|case) (?:\w+ )?(?:ends?|over|complete\w*|concluded?|finish\w*) … no (?:finding|decision|determination)`,
          { anyStance: true, anyPolarity: true },
        ),
        affirms(
          phrase`(?:decid\w+|rules?|determin\w+|responsib\w+) … (?:run its course|close of (?:these|the)|comes to an end|all (?:the )?steps)`,
          { anyStance: true, anyPolarity: true },
        ),

        affirms(
          phrase`(?:make up (?:our|its|their|his|her) minds?|decide\w*|determin\w+) … (?:when|after|once|until) (?:every|all|each)(?: of)? (?:the )?(?:steps?|stages?)`,
          { anyPolarity: true },
        ),
        affirms(
          phrase`${decision} … (?:at|upon|on|after|following|until|before|prior to) (?:the )?(?:very )?${theEnd} (?:of|to)`,
          { anyStance: true, anyPolarity: true },
        ),
        affirms(
          phrase`${decision} … (?:until|after|once|when|before|only when|unless and until) … ${process} .. (?:has|have|is|are|been|ha[sd] been|comes? to an)? .. ${over}`,
          { anyStance: true, anyPolarity: true },
        ),
        affirms(
          phrase`${decision} … (?:until|after|once|when|before) (?:the |this |that |our |all )?(?:\w+ )?(?:process|procedures?|proceedings?|steps|case|matter) (?:\w+ )?${over}`,
          { anyStance: true, anyPolarity: true },
        ),
        affirms(
          phrase`(?:until|after|once|when|at) … (?:${theEnd}|${over}) … ${decision} … (?:made|reached|issued|responsib\w+|whether)`,
          { anyStance: true, anyPolarity: true, near: [phrase`${process}`] },
        ),
        affirms(
          phrase`(?:end|conclusion|close|completion|outcome) of .. (?:grievance |formal |title ix )?(?:process|procedures?|proceedings?|case) … (?:${decision}|responsib\w+)`,
          { anyStance: true, anyPolarity: true },
        ),
        affirms(
          phrase`(?:presum\w+|responsib\w+) … (?:until|before|unless and until|unless) … (?:end|conclusion|close|completion|${over}) … (?:process|procedures?|proceedings?|case|determination|finding)`,
          { anyStance: true, anyPolarity: true },
        ),
        affirms(
          phrase`(?:presum\w+|responsib\w+) … (?:until|unless) … (?:process|procedures?|proceedings?|case) … ${over}`,
          { anyStance: true, anyPolarity: true },
        ),
      ],
      silence: 'missing',
    }),
  ),
})
