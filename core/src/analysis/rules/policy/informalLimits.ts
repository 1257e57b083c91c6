import { against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { mediation, staff } from '../closing/words.ts'
import { informalPolicyWays } from './ways/informal.ts'

const informal = words(
  'informal resolution',
  'mediation',
  'facilitated (?:conversation|dialogue|discussion|resolution)',
  'restorative \\w+',
  'resolution (?:session|conference|meeting)',
  'informal (?:process|conference|meeting)',
  'alternative resolution',
  'conciliation',
)

const worker = words(
  'teachers?',
  'facult(?:y|ies)(?: members?)?',
  'professors?',
  'coach(?:es)?',
  'employees?',
  'staff',
  'instructors?',
)
const pupil = words('pupils?', 'students?', 'athletes?', 'advisees?', 'players?')
/** The informal way is free, or it is shut where it must be. */
const allowed = [
  phrase`(?:never|not (?:be )?(?:required|used|offered|available|permitted|mandatory|made)|no (?:party|student|one) is (?:required|obliged)|cannot be|may not be|is unavailable|except|excluded|unless (?:a|the) formal complaint)`,
  phrase`(?:if|where|when|once|unless|until) (?:the parties|both|they|each|all)(?: \w+)? (?:agree|choose|wish|consent)\w*`,
  phrase`(?:voluntar\w+|both (?:parties )?(?:must )?(?:agree|consent)|written consent|agree(?:d)? in writing|at any time before)`,
  phrase`(?:trained|training|facilitators? (?:must|may not|is|are))`,
]

/** 106.45(b)(9): after a formal complaint, voluntary, in writing, open to withdrawal, never for employee on student. */
export const informalLimits = rule('POL-19', {
  check: search({
    against: [
      ...informalPolicyWays,
      against(
        phrase`(?:must|have to|has to|shall|are required to|need to) (?:\w+ )?(?:meet|sit|talk|see|go|speak) … (?:mediator|facilitator|mediation|informal\w*)`,
        { unless: allowed },
      ),
      against(
        phrase`(?:tries|try|attempts?|seeks?) to (?:settle|resolve|solve|sort) … informally`,
        {
          near: [phrase`(?:teacher|faculty|coach|employee|staff|professor|instructor)`],
          unless: allowed,
        },
      ),
      against(
        phrase`(?:pupil|student|athlete)s? (?:complains?|reports?|accuses?) … (?:${worker}) … (?:informal\w*|mediat\w*|settle)`,
        { unless: allowed },
      ),
      against(
        phrase`informal\w* … (?:before|without) (?:anyone|anybody|a party|a complaint|any complaint|someone|a formal)`,
        { unless: allowed },
      ),
      against(
        phrase`(?:nobody|no one|no party|neither party|part(?:y|ies) (?:may|can) not|cannot) (?:\w+ )?(?:leave|withdraw|quit|step|stop) … (?:informal|mediation|process|session)`,
        { unless: [...allowed, phrase`agreement`] },
      ),
      against(
        phrase`(?:after|once) … (?:session|started|begun|begins|meeting) … (?:nobody|no one|no party|neither|cannot|may not|not) … (?:leave|withdraw|quit|stop|go back)`,
        { unless: [phrase`agreement (?:is|has been) (?:signed|reached)`] },
      ),
      against(
        phrase`(?:can|may|will) (?:order|direct|send|refer|assign|compel|require|force) (?:the )?(?:part(?:y|ies)|students?|both|cases?|them) … (?:mediat\w*|informal\w*|restorative)`,
        { unless: [phrase`(?:not|never|with (?:the|their) consent|agree\w*)`] },
      ),
      against(
        phrase`(?:before|until|unless) … (?:hearing|investigation|formal|complaint|panel) … (?:${informal}|mediator|facilitator|informal means|sit(?:s)? down)`,
        { unless: allowed },
      ),
      against(
        phrase`(?:every|each|all) (?:complaint|case|matter|report)s? … (?:${informal}|informal\w*|mediat\w+)`,
        { unless: allowed },
      ),
      against(
        phrase`(?:${informal}|mediation) … (?:in (?:all|every) (?:case|complaint)s?|usual(?:ly)?|normally|as a rule|by default|the first)`,
        { unless: allowed },
      ),
      against(phrase`(?:${worker}) … (?:${pupil}) … (?:${informal}|informal\w*|mediat\w+)`, {
        unless: allowed,
      }),
      against(phrase`(?:${pupil}) … (?:${worker}) … (?:${informal}|informal\w*|mediat\w+)`, {
        unless: allowed,
      }),
      against(phrase`(?:${informal}|informal\w*) … (?:${worker}) … (?:${pupil})`, {
        unless: allowed,
      }),
      against(
        phrase`(?:entered|started|begun|begins?|joined|agreed to) … (?:${doesNot}|bound to|must|no) (?:\w+ )?(?:leave|finish|withdraw\w*|complete|be left|stay|left|back out|way back)`,
        {
          about: [phrase`(?:${informal}|informal\w*|mediat\w+|restorative)`],
          unless: [...allowed, phrase`agreement (?:is|has been) (?:signed|reached)`],
        },
      ),
      against(
        phrase`(?:informal \w+|mediation|it) (?:${doesNot}) (?:call for|need|require|presuppose|depend on|wait for) … formal complaint`,
      ),
      against(phrase`(?:without|before|no need for) (?:a|any|the) formal complaint`, {
        about: [phrase`(?:${informal}|informal\w*|mediat\w+|facilitated)`],
        unless: [
          phrase`(?:no|not|never) (?:\w+ )?(?:informal|offered|available|begin|take place)`,
          phrase`supportive`,
        ],
      }),
      against(
        phrase`(?:silence|not (?:reply|respond|object)\w*|spoken|oral|verbal|nod) … (?:counts? as|is enough|means?|amounts to|treated as|suffices?|consent|to begin)`,
        {
          about: [phrase`(?:${informal}|informal\w*|mediat\w+)`],
          unless: [
            phrase`(?:not|no|never) (?:count|enough|mean|consent|amount|treat)\w*`,
            phrase`(?:silence|it) (?:is|does|will) not`,
          ],
        },
      ),
      against(
        phrase`(?:between|of|for|in (?:cases|complaints|matters) (?:of|between)) (?:an? |the )?(?:\w+ )?(?:${worker}|lecturers?|tutors?) and (?:an? |the |their |his |her )?(?:\w+ )?${pupil}`,
        { near: [phrase`(?:${informal}|informal\w*|mediat\w+)`], unless: allowed },
      ),
      against(
        phrase`(?:over|against|despite|regardless of) the (?:objections?|wish(?:es)?|will) of`,
        { about: [phrase`(?:${informal}|informal\w*|mediat\w+|restorative)`] },
      ),
      against(
        phrase`(?:school|college|university|district|coordinator|dean|office|principal) (?:decides?|determines?|may (?:send|refer|order|direct|assign|require)|sends?|orders?|chooses?) … (?:${informal}|mediat\w+|restorative \w+)`,
        {
          unless: [
            ...allowed,
            phrase`(?:whether it is (?:suitable|appropriate)|may (?:decline|refuse|decide not))`,
          ],
        },
      ),
      against(phrase`no (?:investigation|hearing|formal) … until … (?:informal|mediat)\w*`, {
        unless: allowed,
      }),
      against(
        phrase`(?:parties|students) (?:are expected|are asked|should|are encouraged|must|agree) … (?:between themselves|among themselves|work it out|condition of|through mediation)`,
        { unless: allowed },
      ),
      against(
        phrase`(?:by|in) (?:enrol+ing|accepting|registering|signing up|moving in) … (?:waive|give up|agree to (?:resolve|mediat)|forgo)`,
        { unless: allowed },
      ),
      against(
        phrase`(?:part(?:y|ies)|complainants?|respondents?|students?|both) … (?:must|shall|are required to|is required to|have to|are expected to|will first|need to) … (?:attend|attempt|try|complete|participate|take part|go through|engage|undergo|enter) … ${informal}`,
        { unless: [phrase`(?:not|no|never|if (?:they|both)|who (?:agree|choose|wish))`] },
      ),
      against(
        phrase`${informal} … (?:is|are|shall be|will be) (?:required|mandatory|compulsory|a (?:required|necessary|mandatory)|the (?:required|first) step|a (?:pre-?condition|prerequisite))`,
        { unless: [phrase`(?:not|never|no)`] },
      ),
      against(
        phrase`(?:after|once|when|following|upon) … formal complaint … part(?:y|ies) (?:take part|attend|participate|meet|are (?:referred|sent|assigned)|go|enter|engage) … (?:${informal}|${mediation})`,
        { unless: [phrase`(?:may|can|if|voluntar\w+|choose|agree|consent)`] },
      ),
      against(
        phrase`(?:before|until|unless) … (?:hearing|investigation|formal process) … (?:attend\w*|complet\w*|tr(?:y|ied)|attempt\w*|participat\w*|exhaust\w*) … (?:${informal}|session|mediat\w+)`,
        { unless: [phrase`(?:not (?:be )?required|voluntar\w+)`] },
      ),
      against(
        phrase`(?:hearing|investigation) … (?:only|not) … (?:after|until|unless|once) … (?:${informal}|facilitator|mediator|session|certif\w+)`,
        {
          unless: [
            phrase`(?:if (?:the parties|both)|voluntar\w+|paused|suspended|withdraw\w*|resume\w*)`,
          ],
        },
      ),
      against(
        phrase`${informal} … (?:without|no|before|instead of|prior to) (?:the need for |need of |filing |the filing of |any )*(?:a )?formal complaint`,
        { unless: [phrase`(?:not|never|only after|cannot|may not)`] },
      ),
      against(
        phrase`(?:consent|agreement) … (?:oral\w*|verbal\w*|presumed|implied|assumed|inferred|need not be (?:in )?writ\w+)`,
        {
          near: [phrase`${informal}`],
          unless: [phrase`(?:not (?:be )?(?:presumed|implied|assumed|inferred)|never)`],
        },
      ),
      against(
        phrase`(?:may not|cannot|not be (?:allowed|permitted) to|no right to|unable to) (?:\w+ )?withdraw`,
        {
          near: [phrase`${informal}`, phrase`(?:process|session|begun|begins|agreement)`],
          unless: [
            phrase`(?:after|once) (?:an? |the |both )*(?:agreement|resolution|sign\w*|part(?:y|ies) (?:have )?agree)`,
          ],
        },
      ),
      against(
        phrase`${informal} … (?:including|also|even|available|used|offered) … (?:${staff}|employee) … (?:student|harass\w+)`,
        { unless: [phrase`(?:not|never|except|other than|unless)`] },
      ),
      against(
        phrase`(?:waive|give up|waiver)\w* … (?:right|formal|investigation|hearing|grievance) … (?:condition|enrol\w+|employ\w+|admission|scholarship|hous\w+)`,
        { unless: [phrase`(?:not|no|never|neither)`] },
      ),
    ],
    silence: 'silent',
  }),
})
