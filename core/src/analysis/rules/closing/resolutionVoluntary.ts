import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { must } from '../../language/vocabulary.ts'
import { type Rule, search } from '../../rule.ts'
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

/** 106.45(b)(9)(ii): the parties' voluntary, written consent. */
export const resolutionVoluntary: Rule = {
  requirements: ['IR-02'],
  title: 'Voluntary, written consent of both parties',
  documents: ['informal_resolution_notice'],
  check: search({
    against: [
      against(phrase`${presumed} … ${consent}`, {
        unless: [
          phrase`(?:not|never|nothing) … ${presumed}`,
          phrase`(?:not|never) (?:be )?(?:treated|taken|deemed|considered|regarded|presumed|assumed|count|read|construed|interpreted)`,
        ],
      }),
      against(
        phrase`(?:unless|if) (?:we|i|you|neither|no) … (?:hear|object\w*|receive|respond|reply|opt out|decline|not) … ${consent}`,
        {
          unless: [
            phrase`not (?:\w+ )?(?:assume|presume|treat|take|count|read|conclude)`,
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
        { unless: [phrase`(?:not (?:mandatory|compulsory|required)|if you|once you|training)`] },
      ),
      against(
        phrase`(?:you|both (?:of you|parties)|the parties|each party) (?:${must}) (?:therefore |now |first )?(?:attend|participate|take part|go to|complete|engage|appear|enter) … (?:${mediation}|session|it)`,
        {
          unless: [
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
  contradicted:
    'These words do not leave consent to informal resolution free and in writing. The rule asks for the voluntary, written consent of both parties.',
  why: 'You cannot be made to take part, and your silence is not a yes.',
  ask: 'Can you confirm that informal resolution goes ahead only if both parties agree in writing?',
}
