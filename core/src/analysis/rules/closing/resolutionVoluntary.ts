import { mended } from '../../language/conditionWords.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot, must } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { voluntaryWays } from './ways/voluntary.ts'
import { mediation } from './words.ts'

const consent = words(
  'consent(?:ed|ing)?',
  'agree(?:d|ment|s)?',
  'accept(?:ed|ance)?',
  'participat(?:e|ion|ing)',
  'opt(?:ed)? in',
)
const presumed = words(
  '(?:will|shall|be|is|are|being|may) (?:\\w+ ){0,2}?(?:treated|taken|deemed|considered|regarded|presumed|assumed|counted|understood|read|construed|interpreted)',
  '(?:we|i|the office|this office) (?:will |shall |may )?(?:assume|presume|take it|treat|count|consider|understand|read)',
  'silence',
  'automatically',
  'implied',
  'implicit\\w*',
  'by default',
  'counts? as',
)

/** Consent that is left free, or a duty of somebody else. */
const isFree = [
  ...mended,
  phrase`answer is (?:a )?no|interview|lease|(?:is|are|was) not (?:consent|enough|agreement|a yes)|you do not agree`,
  phrase`not (?:\w+ )?(?:assume|presume|treat|take it|count|read|conclude|go ahead|take place)`,
  phrase`(?:unless|until) (?:you|both|each) .. (?:agree|consent|sign)\w*`,
  phrase`(?:if|once|where|when) (?:you|both|the parties|each|they)(?: \w+)? (?:agree|choose|wish|want|decide|consent|sign|have agreed)\w*`,
  phrase`(?:voluntar\w+|your choice|free (?:not )?to|may (?:choose|decline|say no|withdraw)|asked (?:us )?for)`,
  phrase`(?:facilitator|mediator)s? (?:is|are|must|will) (?:be )?(?:required|trained|asked|expected)`,
  phrase`(?:not|never) (?:be )?(?:held against|required|mandatory|obliged|expected|count|used|affect|compulsory)\w*`,
  phrase`(?:no|not) (?:consequence|penalty|effect)s?`,
]

/** 106.45(b)(9)(ii): the parties' voluntary, written consent. */
export const resolutionVoluntary = rule('IR-02', {
  check: search({
    against: [
      ...voluntaryWays,
      against(
        phrase`(?:must|have to|need to|shall|are required to|required to) (?:\w+ )?(?:try|attempt|exhaust|go through|begin with|start with|undergo) … ${mediation}`,
        { unless: isFree },
      ),
      against(
        phrase`(?:taken|take|took|read|understood) … silence … as (?:a )?(?:yes|consent|agreement|agreeing)`,
        { unless: [phrase`(?:not|never) (?:be )?(?:take|taken|read|understood)`] },
      ),
      against(
        phrase`wants (?:this|it|the matter) (?:settled|resolved|handled|dealt with) (?:in|by|through) … ${mediation}`,
      ),
      against(
        phrase`you (?:already )?agreed to (?:mediation|informal resolution|this process) when you`,
      ),
      against(
        phrase`(?:you|two of you|both (?:of you|parties|families|students)|students|parties) (?:will|shall|are going to|are to) (?:meet|sit down|attend|take part|appear|join|come) … (?:${mediation}|mediator|facilitator)`,
        { unless: [...isFree, phrase`(?:if|may|first (?:meet|sign)|separately|would)`] },
      ),
      against(
        phrase`(?:put|signed|booked|entered|enrolled|placed) … (?:you|both of you|both parties|the parties|them|both) (?:\w+ )?(?:down|up|in|on)? ?(?:for|in|on) … ${mediation}`,
        { unless: isFree },
      ),
      against(
        phrase`(?:stays? away|fails? to (?:come|appear)|does not (?:come|attend)|misses|skips?|refus\w+|declin\w+) … (?:note it|noted|uncooperative|file|record|consequence|reported|report it|mark)`,
        { unless: isFree },
      ),
      against(
        phrase`(?:agree\w*|consent|yes|acceptance) … (?:(?:given|made|taken) )?(?:by|over the|on the|in) (?:tele)?(?:phone|person|conversation|passing|call)`,
        { unless: [...isFree, phrase`(?:not|must|need|writing)`] },
      ),
      against(phrase`unless you (?:opt out|object|decline|write|tell us|say|refuse|hear)`, {
        unless: isFree,
      }),
      against(
        phrase`(?:dean|principal|school|college|university|district|office|coordinator|superintendent|we|i) (?:now |therefore )?(?:expects?|directs?|orders?|requires?|has placed|have placed|placed|put|puts|has chosen|have chosen|chose|sends?) … (?:${mediation}|track|at the|both (?:students|parties|of you))`,
        { unless: [...isFree, phrase`(?:on hold|suitable|available)`] },
      ),
      against(
        phrase`(?:have|has) been (?:directed|ordered|booked|scheduled|placed|enrolled|signed up|assigned|sent|told) … (?:${mediation}|take part|attend)`,
        { unless: isFree },
      ),
      against(
        phrase`(?:you are|both of you are|parties are) (?:both |each |now |hereby |therefore )?(?:booked|scheduled|enrolled|signed up|assigned|due|expected) (?:for|in|to|at) … (?:${mediation})`,
        { unless: isFree },
      ),
      against(
        phrase`(?:is|are) (?:a must|not optional|not a matter of choice|necessary|needed before|a (?:necessary|required|mandatory|compulsory) (?:step|stage|part))`,
        {
          about: [phrase`(?:${mediation}|attendance|presence|participation|meetings?)`],
          unless: isFree,
        },
      ),
      against(
        phrase`(?:fail\w*|refus\w*|declin\w*|turn\w* down|stay\w* away|not (?:attend|come|agree|take part)\w*|do(?:es)? not attend|say no)(?: \w+){0,6}?,? (?:\w+ ){0,4}?(?:may |will |could |would |should )(?:\w+ )?(?:face|be (?:told|reported|noted|looked|seen|viewed|treated|held|recorded|regarded)|lead|count|lose|result|bring|have consequences|know)`,
        { unless: [...isFree, phrase`treated as (?:a )?(?:refus|declin|no\b)`] },
      ),
      against(
        phrase`(?:refusal|declining|saying no)(?: \w+){0,4}? (?:would|will|may|could|might) (?:not )?be (?:looked|seen|viewed|held|noted|regarded|taken)`,
        { unless: [phrase`not be (?:held|taken|noted|looked)`] },
      ),
      against(
        phrase`(?:no (?:signature|written (?:consent|agreement)|consent form) (?:is|will be|needs?)|nothing (?:has|needs) to be (?:signed|put in writing)|(?:${doesNot}) (?:ask for|need|require|call for|insist on) … (?:signature|signed|written (?:consent|agreement)|consent form|in writing))`,
        {
          unless: [
            ...isFree,
            phrase`(?:unless|until|without) … (?:writ|sign|both)\w*`,
            phrase`nothing happens`,
            phrase`not (?:proceed|begin|start|go|take place)`,
          ],
        },
      ),
      against(
        phrase`(?:attendance|presence|opening this|coming|nod|phone call|handshake|telephone call|reply) … (?:show\w* that you (?:consent|agree)|means? you agree|is enough|counts?|you agree to take part|suffices?|will do)`,
        { unless: [phrase`not (?:enough|count|sufficient)`] },
      ),
      against(
        phrase`by (?:opening|reading|attending|coming|enrol+ing|not \w+ing)(?: \w+){0,6}? (?:you|a party|students?) (?:agree|consent|accept)`,
      ),
      against(
        phrase`(?:those|parties|students|anyone|a party|families) (?:who|that) (?:do|does|did) not … (?:are|is|will be) (?:taken|deemed|assumed|treated|presumed|held|understood) to (?:have )?(?:agree|consent|accept)`,
      ),
      against(
        phrase`(?:unless|if|should)(?: \w+){0,3}? (?:you|we|i|neither|no)(?: \w+){0,8}?,? … (?:put you down as|go ahead|goes ahead|will proceed|take place|count you in|assume)`,
        {
          unless: [
            ...isFree,
            phrase`(?:agree|consent|sign)\w*,? (?:in writing|both|to)`,
            phrase`not (?:go ahead|proceed|take place)`,
          ],
        },
      ),
      against(phrase`(?:it has been decided|(?:has|have) decided) … (?:${mediation})`, {
        unless: isFree,
      }),
      against(
        phrase`(?:every|each|all) (?:complaint|case|matter|report)s? … (?:goes?|must go|pass\w*|sent|begins?|starts?) (?:through|with|to|by|in) … (?:${mediation})`,
        { unless: isFree },
      ),
      against(
        phrase`consent was given when|(?:the other|one) (?:student|party|side|family)'s (?:agreement|consent) (?:is|will be) (?:enough|sufficient)`,
      ),
      against(phrase`^(?:required|mandatory|compulsory|obligatory)`, {
        about: [phrase`[|] (?:participation|attendance|taking part)`],
      }),
      against(phrase`${presumed} … ${consent}`, {
        unless: [
          phrase`silence (?:is|does|will|shall|means|counts|may) (?:not|never|no)`,
          phrase`(?:do|does|did|have|has) not (?:agree|consent|accept|want|wish)`,
          phrase`(?:not|never|nothing) … ${presumed}`,
          phrase`(?:not|never) (?:be )?(?:treated|taken|deemed|considered|regarded|presumed|assumed|count|read|construed|interpreted)`,
        ],
      }),
      against(
        phrase`(?:unless|if) (?:we|i|you|neither|no) … (?:hear|object\w*|receive|respond|reply|opt out|decline|not) … ${consent}`,
        {
          unless: [
            phrase`not (?:\w+ )?(?:assume|presume|treat|take|count|read|conclude)`,
            phrase`that you do not`,
            phrase`(?:not (?:take place|proceed|go forward|be used|begin|happen)|investigation (?:will )?(?:continue|resume)s?)`,
          ],
        },
      ),
      against(
        phrase`(?:unless|if) .. (?:object\w*|opt out|hear otherwise|decline) … (?:will (?:proceed|go ahead|begin|take place|attend|go forward)|session)`,
        {
          unless: [
            phrase`not (?:\w+ )?(?:assume|presume|treat|take|count|read|conclude)`,
            phrase`(?:not (?:take place|proceed|go))`,
          ],
        },
      ),
      against(
        phrase`(?:${mediation}|attendance|participation|session|attend\w*|participat\w+) … (?:is|are|will be) (?:mandatory|compulsory|required|obligatory|expected of (?:both|each|all)|not optional)`,
        {
          unless: [
            ...isFree,
            phrase`(?:not (?:mandatory|compulsory|required)|if you|once you|train\w+)`,
          ],
        },
      ),
      against(
        phrase`(?:you|both (?:of you|parties)|the parties|each party) (?:${must}) (?:therefore |now |first )?(?:attend|participate|take part|go to|complete|engage|appear|enter) … (?:${mediation}|session|it)`,
        {
          unless: [
            ...isFree,
            phrase`(?:not|if you (?:agree|choose|wish|want|decide)|orientation|intake|pre-?meeting|voluntar\w+)`,
          ],
        },
      ),
      against(
        phrase`(?:i|we|the (?:dean|office|coordinator|university|college|school|district)) (?:has|have|had)? ?(?:decided|directed|ordered|determined|assigned|referred|required|elected|chosen) … (?:${mediation})`,
        {
          unless: [
            phrase`(?:you (?:may|both|each)|ask\w*|request\w*|voluntar\w+|agree\w*|consent|suitable|appropriate|available)`,
          ],
        },
      ),
      against(phrase`(?:verbal|oral|spoken) (?:consent|agreement|yes|confirmation|acceptance)`, {
        unless: [
          phrase`(?:not|no|must be|followed by|confirmed in) … (?:enough|sufficient|writing|written)`,
        ],
      }),
      against(
        phrase`(?:refus\w+|declin\w+|not (?:agree\w*|consent\w*|participat\w+|tak\w+ part)|say(?:ing)? no) … (?:will|may|could|can|would) … (?:held against|consequences?|noted|charge[sd]?|sanction\w*|disciplin\w*|taken into account|weigh|negative\w*|uncooperative|affect|reflect\w*)`,
        {
          unless: [
            phrase`(?:not|no|never|without) (?:be |have |lead |result |any )*(?:held|consequences?|charg\w+|sanction\w*|disciplin\w*|affect|negative|count)`,
          ],
        },
      ),
    ],
    found: [
      affirms(phrase`voluntar\w+`),
      affirms(phrase`(?:sign\w*|written|in writing) … ${consent}`),
      affirms(phrase`${consent} … (?:sign\w*|written|in writing)`),
    ],
    silence: 'silent',
  }),
})
