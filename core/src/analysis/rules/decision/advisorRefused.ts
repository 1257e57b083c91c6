/** Plain wordings for a college that leaves a party at the hearing without an advisor, or makes it pay. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, doesNot, onlyFor, respondent } from '../../language/vocabulary.ts'

const advisors = words(
  '(?:\\w+-appointed )?advis[eo]rs?',
  'representatives?',
  'advocates?',
  'representation',
)
const provide = words(
  'provid(?:e|es|ed|ing)',
  'appoint(?:s|ed|ing)?',
  'suppl(?:y|ies|ied|ying)',
  'assign(?:s|ed|ing)?',
  'furnish(?:es|ed|ing)?',
  'offer(?:s|ed|ing)?',
  'find(?:s|ing)?',
  'send(?:s|ing)?',
  'arrange(?:s|d)?',
  'make(?:s)? available',
  'undertake(?:s)?',
)
/** Other stages, advisors of one's own, and an advisor who is given after all. */
const given = [
  phrase`(?:interviews?|meetings?|mediation|appeal|informal)`,
  phrase`(?:we|college|university|school|institution|institute|coordinator|office|one|advis[eo]r) (?:(?:will|shall|can|must|then|also|be|has|have) )*(?:provided?|provides|appoint(?:s|ed)?|assign(?:s|ed)?|suppl(?:y|ies|ied)|given|find|found|arranged?|send|finds|locate) … (?:free|no (?:cost|charge|fee)|without (?:cost|charge|fee)|to (?:you|that party))`,
  phrase`(?:of (?:your|their|his|her) (?:own )?(?:choice|choosing)|whom you|particular|attorney of|until the (?:college|university|school)|lawyer of)`,
]
const named = phrase`(?:advis[eo]rs?|representatives?|advocates?|alone|unaccompanied)`

const byOneself =
  '(?:alone|by (?:yourself|himself|herself|themselves|themself)|on (?:your|their|his|her) own|unassisted|unaided)'

export const advisorRefused: readonly Pattern[] = [
  // "A party who arrives alone proceeds alone."
  against(
    phrase`(?:part(?:y|ies)|students?|you|whoever|anyone|those) … (?:alone|unaccompanied|with (?:nobody|no one)|(?:nobody|no one) (?:to advise|with|beside)|without (?:an? )?advis[eo]r) … (?:proceeds?|continues?|goes|go|carr(?:y|ies)|stays?|remains?|manages?|does so|sits?) (?:on |through |ahead )?${byOneself}`,
    { unless: given },
  ),
  against(phrase`(?:carry|go|continue|proceed|manage)(?: on| ahead)? ${byOneself}`, {
    about: [phrase`(?:advis\w+|unaccompanied|representative)`],
    unless: [...given, phrase`(?:not|n't|may|never)`],
  }),
  against(
    phrase`no (?:funds?|budget|money|means|resources) (?:for|to) (?:\w+ ){0,3}?(?:${advisors})`,
    {
      unless: given,
    },
  ),
  against(
    phrase`(?:nobody|no one|no-one|without (?:an? )?${advisors}|no ${advisors}) … (?:forgo\w*|forfeit\w*|loses?|lost|waive\w*|gives? up) … (?:questions?|cross\w*|chance|right)`,
    { unless: given },
  ),
  against(
    phrase`(?:securing|finding|obtaining|arranging|getting|retaining|engaging) (?:an? |your own |their own )?${advisors} … (?:matter for|up to|responsib\w+|rests|falls|left to)`,
    { unless: [...given, phrase`(?:help|assist|free)`] },
  ),
  against(phrase`no (?:pool|list|roster|register|supply) of (?:\w+ )?${advisors}`, {
    unless: given,
  }),
  against(
    phrase`(?:charge|fee|cost|payment|\$ ?\d+) … (?:supplies|provides|appoints|assigns|supply|provide|appoint|assign) (?:\w+ ){0,3}${advisors}`,
    { unless: [phrase`(?:no|not|free|without|n't)`, ...given.slice(0, 1)] },
  ),
  against(
    phrase`without (?:an? )?${advisors} (?:\w+ ){0,3}(?:submits?|sends?|hands?|puts?|gives?) (?:\w+ ){0,3}questions`,
    { unless: given },
  ),
  against(phrase`${doesNot} (?:\w+ ){0,3}${provide} (?:\w+ ){0,4}?${advisors}`, {
    unless: [...given, phrase`(?:you|party|parties|student) (?:do|does|need|is|are)(?: not|n't)`],
  }),
  against(
    phrase`(?:no|not|without) (?:\w+ ){0,2}(?:obligation|duty|obliged|required|responsib\w+|provision) (?:\w+ ){0,4}${provide} (?:\w+ ){0,2}(?:${advisors}|one|anyone)`,
    { near: [named], unless: given },
  ),
  against(
    phrase`${doesNot} (?:\w+ ){0,3}${provide} (?:one|you with one|them|anyone|somebody|any)`,
    {
      near: [named],
      unless: given,
    },
  ),
  against(
    phrase`(?:none|nobody|no one|no substitute|no replacement) (?:\w+ )?(?:will|shall|can|is|are) (?:be )?(?:made available|supplied|provided|appointed|assigned|offered|found|furnished|sent)`,
    { near: [named], unless: given },
  ),
  against(
    phrase`(?:provision|appointment|supply|supplying|providing|appointing|finding|arranging) (?:of )?(?:an? |any )?${advisors} … (?:not|no|rests|falls|is up|outside|beyond|your responsib\w+)`,
    { unless: given },
  ),
  against(phrase`${advisors} … ${onlyFor} (?:the )?(?:${complainant}|${respondent})`, {
    unless: [phrase`(?:question\w*|cross\w*|both|either|each)`],
  }),
  against(
    phrase`(?:nobody|no one|no-one)(?! (?:has|have|needs?|had|is (?:required|expected|obliged)) to) (?:\w+ )?(?:to|will|who will|can|may|there to) (?:be able to )?(?:ask|put|question|cross|do so)`,
    {
      near: [named],
      unless: [...given, phrase`(?:provid\w+|appoint\w*|find someone|so (?:that|we))`],
    },
  ),
  against(
    phrase`(?:you|party|parties|students?|he|she|they) (?:will|must|may|can|shall|are to|is to|would) (?:then )?(?:have to |need to )?(?:ask|put|conduct|pose|do) (?:your|their|his|her|the) own (?:questions|questioning|cross\w*)`,
    {
      near: [
        phrase`(?:no|without|alone|unaccompanied|not have|lacks?) ?(?:an? )?(?:advis[eo]rs?)?`,
      ],
      unless: given,
    },
  ),
  against(
    phrase`(?:alone|unaccompanied|on (?:your|their|his|her) own|by (?:yourself|themselves)|without one) … (?:no|not|without|los\w+|forgo\w*|forfeit\w*|waive\w*|unable) … (?:questions?|questioned|cross[- ]?examin\w+)`,
    { unless: given },
  ),
  against(
    /^(?:none|not (?:supplied|provided|appointed|available|offered|furnished|given)|no)\b[^|?]{0,40}$/g,
    {
      about: [/\| (?:your |the |hearing |party |university |college )*advis[eo]rs?[^|]{0,25}\|/],
      unless: given,
    },
  ),
  against(
    phrase`(?:pay|bear|cover|meet|charged|billed|reimburse|cost|fees?) … ${advisors} … (?:appointed|assigned|provided|supplied|we|from our)`,
    {
      about: [phrase`(?:must|will|shall|have to|has to|responsible|payable)`],
      unless: [phrase`(?:not|no|free|without|own)`, ...given.slice(0, 1)],
    },
  ),
  against(
    phrase`${advisors} … (?:engaged|hired|retained|booked|rate of|hourly|per hour|an hour|\$ ?\d+)`,
    {
      about: [phrase`(?:our|list|pool|college|university|office|we|school)`],
      unless: [phrase`(?:not|no|free|without|own|choice|you hire)`, ...given.slice(0, 1)],
    },
  ),
]
