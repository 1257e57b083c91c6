/** Plain wordings that let a decision stand, or a sanction begin, before the appeal. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const decided = words(
  '(?:written )?(?:determination|decision|outcome|finding|result|ruling)s?',
  'expulsion',
  'suspension',
  'termination',
  'dismissal',
  'sanctions?',
  'discipline',
  'penalt(?:y|ies)',
  'probation',
)
const stop = words(
  'put',
  'stay(?:s|ed)?',
  'suspend(?:s|ed)?',
  'delay(?:s|ed)?',
  'stop(?:s|ped)?',
  'postpone[sd]?',
  'pause[sd]?',
  'halt(?:s|ed)?',
  'defer(?:s|red)?',
  'hold(?:s|ing)? (?:up|off|back)',
  'held (?:back|in abeyance)',
  'on hold',
  'interrupt(?:s|ed)?',
  'prevent(?:s|ed)?',
)
/** After the appeal, on other measures, or an appeal's own decision. */
const fair = [
  phrase`(?:supportive|emergency|interim|no[- ]contact|deadline|late appeal|hearing date|investigation report|informal|notice of allegations|alleg\w+)`,
  phrase`(?:(?:until|unless|after|once|only when) (?:\w+ ){0,6}(?:appeal\w*|expire[sd]?|run|passed|period|decided)|upon (?:the )?(?:expiration|conclusion|end|completion|exhaustion)|if (?:no|neither|nobody)|appeal (?:decision|officer|panel) (?:is|was)|decided against)`,
]
const now = words(
  '(?:with )?immediate(?:ly)?(?: effect)?',
  'at once',
  'forthwith',
  'straight ?away',
  'right away',
  'effective (?:immediately|today|now|at once|tomorrow|on receipt)',
  '(?:starting|beginning|as of|from) (?:today|tomorrow|now|tonight|this|the date of this|monday|tuesday|wednesday|thursday|friday)',
)

export const earlyEffect: readonly Pattern[] = [
  against(
    phrase`(?:${decided}|ban|exclusion|removal) (?:\w+ )?(?:stands?|holds?|runs?|applies|apply|counts?|remains?|continues?|begins?|starts?|takes effect|goes on|is in force) … (?:whether or not|regardless of whether|even if|irrespective of whether|no matter (?:whether|if)) … (?:appeal|challenge)\w*`,
    { unless: fair.slice(0, 1) },
  ),
  against(
    phrase`${decided} … (?:continues?|runs?|remains?|running|served|stays?) … (?:through|throughout|during|pending|despite) (?:any|an|the|your) (?:\w+ )?appeal`,
    { unless: fair },
  ),
  against(
    phrase`${decided} (?:\w+ ){0,3}(?:served|begins?|beginning|starts?|starting|commences?|enforced|imposed|applies|apply) (?:\w+ )?${now}`,
    { near: [phrase`appeal\w*`], unless: fair },
  ),
  against(
    phrase`${decided} … (?:go|goes|come|comes) into (?:force|effect) (?:on )?(?:the (?:day|date|moment)|when|as soon|upon|${now})`,
    { unless: fair },
  ),
  against(
    phrase`(?:appeal\w*|challenge) (?:\w+ ){0,3}(?:will|does|do|shall|would|is|are|can)(?: not|n't|not) (?:\w+ ){0,2}(?:${stop})`,
    { unless: fair.slice(0, 1) },
  ),
  against(
    phrase`no (?:automatic )?(?:stay|suspension|pause|delay|postponement|deferral) (?:of|on|to|in) … appeal\w*|appeal\w* … no (?:automatic )?(?:stay|pause|delay|postponement|deferral)`,
    { unless: fair.slice(0, 1) },
  ),
  against(
    phrase`(?:not|n't|never|neither) (?:\w+ )?(?:be )?(?:${stop}) … (?:by|pending|during|while|because|for|if|when) .. appeal\w*`,
    { about: [phrase`${decided}`], unless: fair.slice(0, 1) },
  ),
  against(
    phrase`without (?:waiting|awaiting|regard|pausing|reference) (?:for|to|on)? ?(?:an?|any|the|your)? ?(?:\w+ )?(?:appeal\w*|outcome of (?:an|any|the) appeal)`,
    { about: [phrase`(?:${decided}|suspen\w+|expel\w*|carried out)`], unless: fair.slice(0, 1) },
  ),
  against(phrase`(?:expelled|suspended|terminated|excluded|withdrawn) (?:\w+ ){0,6}?${now}`, {
    near: [phrase`(?:appeal\w*|decision|determination|found|expelled)`],
    unless: fair,
  }),
  against(
    phrase`(?:with|by|on|upon|through) (?:the (?:sending|delivery|receipt|issuance|service) of )?this (?:letter|e-?mail|notice|determination|message) … ${decided} … (?:final|complete|takes? effect|effective|in force)`,
    { unless: fair },
  ),
  against(
    phrase`${decided} … (?:final|effective|binding|in force) (?:as soon as|when|the moment|at the moment|from the moment|the instant) … (?:reads?|announce[sd]?|issue[sd]?|sent|sends|signed|signs|delivered|receive[ds]?|arrives?)`,
    { unless: fair },
  ),
  against(
    phrase`${decided} (?:\w+ )?(?:stands?|operates?|applies|apply|binds?|runs?) (?:\w+ )?(?:from the (?:moment|date|day|time)|as of|from (?:today|now)|${now})`,
    { unless: fair },
  ),
  against(
    phrase`${decided} … (?:imposed|enforced|implemented|carried out|applied|executed|effective|takes? effect|in effect) (?:up)?on (?:the )?(?:issuance|receipt|delivery|announcement|date of (?:this|issu\w+))`,
    { unless: fair },
  ),
  against(
    phrase`${decided} … (?:already|now) (?:been )?(?:entered|recorded|carried out|implemented|imposed|enforced|processed|complete)`,
    {
      near: [phrase`appeal\w*`],
      unless: fair,
    },
  ),
  // A table's cell: "Effective date of sanction | Date of this letter".
  against(
    /^(?:the )?(?:date of (?:this|the) (?:letter|notice|decision|determination|hearing)|immediate(?:ly)?|today|at once|now|forthwith)\b[^|]{0,30}$/g,
    {
      about: [/\| [^|]{0,30}(?:effective|in effect|takes? effect|final|in force)[^|]{0,40}\|/],
      unless: fair,
    },
  ),
]
