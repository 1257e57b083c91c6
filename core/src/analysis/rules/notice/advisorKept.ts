/** An advisor of one's choice kept out by other ways: picked by the school, unfit, too early, or for one side. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { aSide, cutOff, noSuchStep, setRight } from '../../language/refusedWords.ts'
import { attorney, complainant, respondent } from '../../language/vocabulary.ts'
import { companion } from './words.ts'

const helper = words(
  companion,
  attorney,
  '(?:persons?|people|someone|somebody|anyone|anybody|no one|nobody|whoever|one|those) … (?:trained in (?:the )?law|law degrees?|legal (?:training|background|education)|admitted to the bar|practi[cs]es? law)',
  'members? of the bar',
  'paralegals?',
  'law students?',
  '(?:union )?(?:representatives?|stewards?)',
  'the person beside you',
  '(?:coach|person|friend|relative|adult|one) (?:whom|that) you (?:asked for|chose|named|picked|want)',
  'whoever (?:goes|comes|sits)',
  '(?:your|an?|his|her) (?:uncle|aunt|grandmother|grandfather|brother|sister|rabbi|pastor|priest|coach|roommate|spouse|husband|wife|partner|tutor|pupil)',
)
const advising = words(
  'advis\\w+',
  'support persons?',
  'companions?',
  'accompan\\w+',
  'beside you',
  'with you',
  'represent\\w*',
  'attorneys?',
  'lawyers?',
  'counsel',
)
/** Limits on what an advisor does, a witness's own company, disturbance, and what is left to the party. */
const fine = [
  phrase`${setRight}`,
  phrase`(?:witness(?:es)? (?:may|can|will|must) not|as a witness|no advis[eo]r is|if you would rather|disrupt\w*|shout\w*|interrupt\w*|warn\w+|decorum|press|reporters?|media|observ\w+|audience|public)`,
  phrase`(?:answer|speak|object|testify|question)(?:s|ed|ing)? (?:\w+ )?(?:for|on (?:your|her|his|behalf)|in your place|questions)`,
  phrase`(?:need not|not (?:have|need|required|obliged) to|does not have to|nobody (?:has|here has) to|whether or not|with or without|turn (?:them|it) down|free to|up to you|if you (?:like|wish|prefer|cannot|do not|have no)|may choose|of (?:your|their|his|her|its) (?:own )?(?:choice|choosing)|whomever|whom you (?:like|wish|will|want|please|trust|choose|prefer)|anyone else whom|left to you|ignore it|choice (?:nevertheless )?stays)`,
  phrase`(?:university|college|school|district|institution|office|our)(?:'s)? (?:own )?(?:attorneys?|counsel|lawyers?)`,
  phrase`(?:fees?|pay|cost|expense|copy|copies|link|file|password|confidential\w*|neutral|investigator (?:may|can)|conflict|bias\w*|records?|privileged|statements?|testif\w+|log-?in|login|access|evidence|material|notes be|messages|appeal (?:officer|panel)|may (?:also )?be (?:a |any|some))`,
]
const withChoice = fine.filter((_, index) => index !== 3)
const near = [phrase`${advising}`]

export const advisorKept: readonly Pattern[] = [
  against(
    phrase`${helper} … (?:${cutOff}|${noSuchStep}|not qualify|not (?:yet )?eligible|ineligible|not come|not serve|not act|not sit|not be (?:present|admitted|admitting))`,
    {
      unless: fine,
      near: [
        phrase`(?:advis\w+|interview\w*|meetings?|hearings?|accompan\w+|bring|come|room|proceedings?|session)`,
      ],
    },
  ),
  against(
    phrase`(?:they|he|she|these) (?:may|can|must|shall|should|will)(?: not|n't) (?:be |serve |have |act |come |attend |sit )`,
    {
      near: [phrase`(?:support persons?|advis[eo]rs?) (?:are|is|may|can|must|who)`],
      unless: [...fine, phrase`(?:speak|delay|question|answer|address|retaliat\w+)`],
    },
  ),
  against(
    phrase`(?:not|n't|other than|except|save) (?:a |an |be |been |have |hold |one )*(?:${attorney}|trained in (?:the )?law|former (?:judge|lawyer)|law degree|admitted to the bar|relatives?|related to)`,
    {
      about: [phrase`(?:friend|person|someone|somebody|advis\w+|accompan\w+|bring|companion)`],
      unless: [...fine, phrase`(?:not be told|have to be|needs? to be)`],
    },
  ),
  against(
    phrase`law (?:degree|school)|(?:trained|educated) in (?:the )?law|practi[cs]es? law|member of the bar`,
    {
      about: [
        phrase`(?:not|n't|no|cannot|other than|nobody|somebody else|someone else|another|unless|except|barred|excluded|ineligible)`,
      ],
      unless: withChoice,
    },
  ),
  against(
    phrase`(?:whom|which|we|i|office|coordinator|dean|principal) (?:\w+ )?(?:have |has |shall |will |'ve |had )?(?:picked|selected|chosen|designated|appointed|choose|pick|select|designate|paired|pairing|pair|decide|named|assign) … (?:for you|which of (?:them|these)|(?:come|sit|go|be) (?:with|beside) (?:you|her|him|them)|your advis[eo]r|advis[eo]r|who may|pairing|with m[rs]s?)`,
    {
      near,
      unless: [...fine, phrase`(?:if|hearing advis[eo]r|free of charge|panel(?:ist)?|decision)`],
    },
  ),
  against(phrase`pair(?:ing|ed)? you with`, { unless: fine, near }),
  against(
    phrase`advis[eo]rs? … (?:assigned|appointed|provided|given) … (?:replaces?|instead|in place|no other|others? (?:are|is) not|final)`,
    { unless: fine },
  ),
  against(
    phrase`(?:assignment|appointment) (?:replaces|is final|stands|cannot|may not|supersedes)`,
    { near, unless: fine },
  ),
  against(
    phrase`(?:other|outside|private|personal|external|own|any other) (?:\w+ )?(?:advis[eo]rs?|ones|helpers?|counsel|companions?|representatives?) … ${cutOff}`,
    { unless: withChoice },
  ),
  against(
    phrase`(?:sole|only|single) (?:\w+ )?(?:advis[eo]rs?|companions?|support persons?|helpers?|representatives?) (?:\w+ ){0,4}(?:permitted|allowed|possible|recogni[sz]ed|is|are|may|admitted)`,
    { unless: withChoice },
  ),
  against(
    phrase`only (?:the |an? )?(?:advis[eo]rs?|those|persons?|people|staff|employees|members|students|faculty) (?:\w+ )?(?:trained|approved|who|from|on|listed|employed|enrolled|certified) … (?:may|can|will|shall|are|is)`,
    { near, unless: [...fine, phrase`(?:evidence|witness\w*|file|decision|vote)`] },
  ),
  against(
    phrase`(?:advis[eo]rs?|support persons?|companions?|whoever|person you bring|helper) … (?:must|has to|have to|is to|are to|needs? to|shall|provided|on condition|as long as|after (?:he|she)) … (?:course|training|trained|pledge|oath|agreement|interviewed|vetted|screened|background|approv\w+|member\w*|denomination|community|good standing|enrolled|over \d+|employed|faith)`,
    {
      unless: [...withChoice, phrase`(?:we (?:have|offer) trained|confidentiality|ferpa|sign in)`],
    },
  ),
  against(
    phrase`advis[eo]rs? (?:be |are |to be )?(?:approved|vetted|cleared|confirmed|screened|accepted) (?:\w+ )?by`,
    { unless: fine },
  ),
  against(
    phrase`(?:turns?|turned|turning|send|sends) (?:down|away) (?:those|any|anyone|persons?|${companion})`,
    { near, unless: fine },
  ),
  against(
    phrase`(?:${helper}|${advising}) … (?:only |become |becomes |available |possible )(?:\w+ )?(?:once|after|when|from|at the hearing|later|for later)`,
    {
      unless: [...fine, phrase`(?:if|report|link|time|call|known)`],
      near: [phrase`(?:stage|interview|notice|until then|yourself|hearing|charges)`],
    },
  ),
  against(
    phrase`(?:expected|required|have|need|asked) to (?:speak|answer|come|appear|stand|act) (?:for yourself|alone|by yourself|on your own|unaided|unaccompanied)`,
    {
      unless: [phrase`(?:not|n't|nobody|never|no one)`],
    },
  ),
  against(
    phrase`(?:see|meet|interview|speak with|talk to|question|hear)(?:s|ing)? (?:\w+ )?(?:them|students?|pupils?|you|children|part(?:y|ies)|everyone) (?:and \w+ only|by (?:them|your)sel(?:f|ves)|alone|only|on (?:their|your) own|in private)`,
    { unless: fine },
  ),
  against(phrase`(?:one|a single) chair (?:\w+ ){0,5}and none`),
  against(
    phrase`(?:you must|must|have to|should|asked to|please|ask you to) (?:\w+ )?(?:leave (?:yours|him|her|them) (?:behind|at home|outside)|(?:find|choose|pick|bring|name|look for) (?:somebody|someone|another|a different|anybody) ?(?:else|person|advis[eo]r)?)`,
    {
      near: [phrase`(?:${helper}|${advising})`],
      unless: [...fine, phrase`(?:if (?:he|she|your)|cannot make|unavailable)`],
    },
  ),
  against(
    phrase`(?:it is only fair|level field|fairness|fair) … (?:without|alone|no) … (?:${attorney}|you)`,
    { near: [phrase`${attorney}`], unless: fine },
  ),
  against(
    phrase`(?:mistrust|distrust|hostile|unfriendly|escalat\w+|adversarial) … (?:with|bring|brought|came|hire[ds]?|retain\w*) … ${attorney}`,
    { unless: fine },
  ),
  against(
    phrase`(?:each|every|both|all|you) (?:\w+ ){0,2}(?:is|are|must|has|have|shall) (?:required )?(?:to )?(?:bring|have|hire|retain|be represented by) (?:a |an )?(?:${attorney})`,
    {
      unless: [...fine, phrase`(?:may|right|not|entitled|opportunity|have an attorney)`],
      near: [phrase`(?:without|later|not|otherwise|required)`],
    },
  ),
  against(
    phrase`(?:advis[eo]r|lawyer|attorney|advocate|counsel|accompan\w+|advised)\b[^.;]{0,80}(?:[.;]|,) (?:no such (?:need|right|step|opportunity|provision)|for you,? we|the (?:respondent|complainant)'s advis[eo]r may do neither|students? by|m[rs]s?\. [a-z]+ may be advised by a)`,
    { unless: fine },
  ),
  against(
    phrase`no such (?:need|right|opportunity|provision|possibility|arrangement) (?:\w+ )?(?:arises?|exists?|is|was|for) … (?:${complainant}|${respondent}|you|other)`,
    {
      near,
    },
  ),
  against(
    phrase`(?:${aSide}|for you)'?s? (?:\w+ )?(?:may do neither|may not(?= ?(?:[.;,)]|$)| (?:bring|have|come with|be (?:accompanied|advised|joined|helped)))|should come alone|we think it better to come alone|may be (?:advised|accompanied) by an? (?:faculty|staff|member|fellow|employee)\w*)`,
    {
      near,
      unless: [...fine, phrase`(?:retaliat\w+|contact|speak|record)`],
    },
  ),
  against(
    phrase`students? (?:may be (?:accompanied|advised|helped) )?(?:only )?by (?:a |another )(?:fellow )?(?:students?|pupil|teacher|member)`,
    {
      near,
      unless: fine,
    },
  ),
  against(
    phrase`(?:cannot|can't|may not|must not|unable to) (?:serve|act|sit|appear|be) (?:as )?(?:an? )?(?:advis[eo]r|companion|support person)`,
    {
      unless: [...fine, phrase`(?:either party|both)`],
    },
  ),
  against(
    phrase`no ?(?:one|body|person) (?:may|can|shall|will) (?:serve|act|sit|appear) as (?:an? )?(?:advis[eo]r|companion|support person)`,
    {
      unless: fine,
    },
  ),
  against(
    phrase`(?:advis[eo]rs?|support persons?|attorneys?|lawyers?|counsel|companions?|representation|${helper})`,
    {
      about: [
        phrase`(?:allowed|permitted|possible|available|present|admitted) (?:only )?(?:if|for|when|where) (?:criminal|charges|students? under|faculty|the police|approved)`,
        phrase`(?:must|has to|have to|needs? to|shall) (?:live|reside|belong|work|hold|be (?:of the same|an? (?:graduate|resident|citizen|alum\w*|member|employee|student|staff)|drawn|one of|from))`,
        phrase`(?:is|are) a (?:privilege|favou?r|courtesy)`,
        phrase`(?:waiver of|waive) (?:legal |your |the right |any )*(?:representation|counsel|advis[eo]r|lawyer)`,
        phrase`(?:choose|pick|select) again`,
        phrase`(?:will|shall|to) (?:assign|appoint|pick|designate) (?:one|him|her|someone)`,
        phrase`(?:may|can|shall|will) not be (?:joined|accompanied|attended|helped|assisted)`,
        phrase`(?:asked|requested|advised|urged|expected|told) not to (?:be|bring|come|have)`,
        phrase`(?:stay|stays|remain|remains|wait|waits|leave) (?:at )?(?:home|outside|away|elsewhere)`,
        phrase`no outside`,
        phrase`(?:may|can|must) (?:only|merely|do no more than) (?:listen|watch|observe|sit quietly)`,
        phrase`one of our (?:own )?(?:chaplains?|staff|teachers?|counsel\w+|faculty|deans?|trained)`,
        phrase`best served by`,
        phrase`(?:cleared|vetted|screened) by`,
      ],
      unless: [
        ...fine,
        phrase`(?:may|can|will) not (?:be )?(?:required|excluded|limit\w*)|not (?:excluded|limited|barred)|nobody`,
      ],
    },
  ),
]
