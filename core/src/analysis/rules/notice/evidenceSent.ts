import { deniesNext, isDenied } from '../../language/denial.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { advisor } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { onlyShown } from './onlyShown.ts'

const file = words(
  'evidence',
  'files?',
  'materials?',
  'binders?',
  'records?',
  'documents?',
  'packet',
  'it',
  'copy',
  'copies',
  'they',
)
const view = words(
  'read',
  'view(?:ed)?',
  'inspect(?:ed)?',
  'review(?:ed)?',
  'look at',
  'see[n]?',
  'examine[d]?',
  'consult(?:ed)?',
  'available',
  'seen',
)
const inOffice = words(
  'in person',
  '(?:in|at) (?:our|the|my|room|a) .. (?:office|reading room|conference room|suite|room|library|\\d+)',
  'on site',
  'under supervision',
  'in the presence of',
  'by appointment',
)
const alsoSent = [
  phrase`(?:in addition|also|as well|if you (?:prefer|would rather|wish|cannot|have no)|alternatively|or by|electronic(?:ally)? (?:and|or|copy)|link|portal|e-?mailed|attached|enclosed|mailed to you)`,
]

const keptHere = phrase`(?:not|n't|never|no|nothing|neither|only|one hour|hours?) … (?:leave|e-?mail\w*|mail\w*|send|sent|cop(?:y|ies)|hand(?:ed)? over|taken|home|remove[d]?)`

/** A rule of a reading room: "Pens, phones and copying are not allowed." */
const notTaken = phrase`(?:phones?|cameras?|pens?|copying|photograph\w*|scan\w*|notes?) … (?:not (?:be )?(?:allowed|permitted|used|brought|taken|made)|forbidden|prohibited|left outside)`

/** 106.45(b)(5)(vi): the evidence is sent to each party and advisor, electronically or on paper. */
export const evidenceSent = rule('EVR-03', {
  check: search({
    against: [
      ...onlyShown,
      against(
        phrase`(?:no|neither|nor|not|never|n't|without) .. (?:paper |electronic |hard |digital )*(?:nor |or |and )?(?:paper |electronic |hard |digital )*(?:copies|copy) … (?:sent|given|provided|mailed|made|released|issued|available|leave)`,
        {
          near: [phrase`(?:${file}|office|view\w*|read\w*|review\w*)`],
          unless: [
            phrase`(?:may not|must not|do not|cannot|not to|agree not) (?:make|take|copy|share|distribute|print|download|retain|keep)`,
            phrase`(?:portal|link|view-only|read-only|electronic access|download\w*)`,
          ],
        },
      ),
      against(
        phrase`(?:do|does|will|shall|are|is|can|cannot)(?: not|n't)? (?:be )?(?:e-?mail|mail|send|sent|emailed|mailed|forward(?:ed)?) (?:or \w+ )?(?:out )?(?:\w+ ){0,3}${file}`,
        {
          near: [phrase`(?:not|n't|cannot)`],
          unless: [
            phrase`(?:to (?:the )?(?:media|public|anyone|others)|until|your response|treatment|link|portal|secure)`,
            phrase`^(?!.*(?:not|n't|cannot))`,
          ],
        },
      ),
      against(phrase`${file} … (?:only|solely|exclusively|just) … ${inOffice}`, {
        unless: alsoSent,
      }),
      against(phrase`(?:only|solely|exclusively) … ${view} … ${inOffice}`, { unless: alsoSent }),
      against(
        phrase`(?:you|part(?:y|ies)|student|your (?:child|son|daughter)) (?:may|can|must|will|shall|are to) .. ${view} … ${file} … ${inOffice} …`,
        {
          near: [
            phrase`(?:no cop(?:y|ies)|not be (?:copied|sent|removed)|one hour|hours?|supervis\w+|monitor\w*|appointment|neither)`,
          ],
          unless: alsoSent,
        },
      ),
      against(
        phrase`(?:appointment|come (?:to|in)|visit|stop by) … (?:look at|view|read|review|inspect|see) … ${file}`,
        {
          near: [phrase`(?:not|no|only|neither) … (?:e-?mail|mail|send|sent|cop(?:y|ies))`],
          unless: [phrase`(?:in addition|also|if you prefer|alternatively)`],
        },
      ),
      against(
        phrase`${file} … (?:will|shall|may|can|is|are)(?: not|n't) (?:be )?(?:given|sent|shown|shared|provided|released|available|made available|disclosed|open) (?:to|with) … ${advisor}`,
        {
          unless: [
            phrase`(?:other than|except|besides|apart from|but) .. ${advisor}`,
            phrase`(?:until|unless|before) … (?:sign\w*|agree\w*|name|identif\w+|tell|form)`,
          ],
        },
      ),
      against(
        phrase`${advisor} … (?:may|will|shall|can|is|are|do|does|was|were|has|have)(?: not|n't) .. (?:have|receive|get|see|review|inspect|view|be (?:given|sent|shown|provided|allowed)|given|sent|entitled|permitted) … ${file}`,
        {
          unless: [
            phrase`(?:until|unless|before) … (?:sign\w*|agree\w*|name|identif\w+|tell|form)`,
            phrase`(?:not|n't|never) (?:copy|download|disclose|share|use|distribute|photograph)`,
          ],
        },
      ),
      against(
        phrase`(?:log-?ins?|access|links?|credentials|passwords?|codes?|accounts?|portal) (?:\w+ )?(?:is|are|will be|was|were|shall be) (?:\w+ )?(?:to|for) (?:the )?(?:students?|part(?:y|ies)|you|complainants?|respondents?)(?: themselves)? (?:only|alone|exclusively)`,
      ),
      against(
        phrase`(?:any|those|whoever|who(?:ever)? (?:is|are)|person|people|anyone|somebody|someone) .. (?:advis(?:es?|ing)|assist(?:s|ing)?|help(?:s|ing)?|support(?:s|ing)?) (?:you|a party|either party|the parties|them) … (?:not|rely|make do|own notes|no (?:copy|copies|access)|cannot|only see|over your shoulder)`,
        { unless: [phrase`(?:will|can|may) (?:also|likewise|too) `] },
      ),
      against(
        phrase`(?:only|just) (?:to )?(?:the )?(?:part(?:y|ies)|you|students?) … (?:and )?not (?:to |by )?(?:\w+ )?${advisor}`,
      ),
      against(
        phrase`(?:file|evidence|binder|materials|packet) (?:stays?|remains?|is kept|are kept|must stay|must remain|cannot leave|does not leave|may not leave|will stay|will remain) (?:in|at|with|on) (?:our|this|the|my) (?:\w+ ){0,3}(?:office|building|premises|room|suite|cent(?:er|re))`,
        { unless: alsoSent },
      ),
      against(
        phrase`only (?:you|the part(?:y|ies)) … not … (?:advis\w+|attorney|lawyer|counsel) … (?:receive|get|see|access|review|sent|evidence|file)`,
      ),
      against(
        phrase`no (?:copy|copies|part|page)(?: of (?:it|the file|the evidence))? … (?:leave|leaves|taken|removed|removed from|given out|handed out)`,
        { unless: [phrase`(?:portal|link|sent to you|enclosed)`] },
      ),
      against(phrase`(?:reading|viewing|inspection) (?:appointment|session|slot|hour|room)`, {
        unless: [...alsoSent, phrase`(?:may also|optional|would like)`],
        near: [phrase`(?:only|no cop(?:y|ies)|not|supervis\w+|arranged)`],
      }),
      against(
        phrase`(?:come (?:in|by|to)|drop (?:in|by)|stop (?:in|by)|visit|appointment|call in|sit down) … (?:${view}|look (?:through|over)|go through) … ${file}`,
        { near: [keptHere], unless: alsoSent },
      ),
      against(phrase`(?:${view}|look (?:through|over)|inspection|see) … ${file} … ${inOffice}`, {
        near: [keptHere],
        unless: [...alsoSent, phrase`(?:report|hearing (?:room|will))`],
      }),
      against(
        phrase`${deniesNext} … (?:furnish|send(?:ing)?|mail(?:ing)?|e-?mail(?:ing)?|provid\w+|giv\w+|supply|make|hand over|issu\w+) … (?:cop(?:y|ies)|evidence|file|materials|documents|printouts?)`,
        {
          unless: [
            ...alsoSent.slice(1),
            phrase`(?:public|anyone else|others|outside|media|you (?:may|must|do|should|can|agree)|advis[eo]rs? (?:may|must|can)|part(?:y|ies) (?:may|must|can|shall)|all (?:the |of the )?evidence|not (?:yet )?named|give us a name|not to (?:make|copy))`,
          ],
        },
      ),
      against(
        phrase`(?:inspection|viewing|review|access) (?:\w+ ){0,3}(?:on[- ]?site|in person|by appointment|in the presence of|supervised)`,
        { near: [phrase`(?:only|solely|exclusively|no cop(?:y|ies)|not)`], unless: alsoSent },
      ),
      against(
        phrase`(?:will|shall|can) be no (?:cop(?:y|ies)|printouts?|duplicates?|electronic (?:copy|access))`,
      ),
      against(phrase`no electronic (?:access|cop(?:y|ies)|version)`, { unless: [phrase`paper`] }),
      against(
        phrase`(?:copy|copies|access|link|file|evidence) (?:for|to|of) (?:your |an |the |any )*${advisor} … ${isDenied}`,
        {
          unless: [
            phrase`(?:other than|except|besides|but) .. ${advisor}`,
            phrase`(?:until|unless|if)`,
          ],
        },
      ),
      against(
        phrase`(?:access|file|evidence|link|material)s? … (?:personal to you|for (?:you|your eyes) (?:only|alone)|does not extend to (?:your |an |any |the )?${advisor})`,
      ),
      against(
        phrase`not (?:to )?(?:be )?(?:passed|shown|forwarded|given|handed|sent) (?:on )?to (?:the (?:person|people)|anyone|those|whoever|your) … (?:advis\w+|assist\w*|help\w*|${advisor})`,
        { unless: [phrase`(?:except|other than|besides|unless|apart)`] },
      ),
      against(
        phrase`(?:${advisor})'s? (?:request|copy|access) … (?:declined|denied|refused|rejected|not (?:available|granted|possible))`,
      ),
      against(
        phrase`(?:hours?|minutes) (?:\w+ ){0,2}(?:in|at) (?:our|the|my|a) (?:\w+ ){0,2}(?:room|office|suite|library) … ${file}`,
        { unless: alsoSent },
      ),
      against(
        phrase`(?:only|just) (?:the )?(?:part(?:y|ies)|you|students?|complainants?|respondents?),? and not (?:those|anyone|the (?:person|people)|persons|whoever) … (?:advis\w+|assist\w*|help\w*|support\w*|represent\w*)`,
      ),
      against(
        phrase`${file} … (?:may|can|will|must|is to|are to) (?:only )?be (?:consulted|read|viewed|inspected|reviewed|examined|looked at) … (?:(?:at|in) (?:the|our|my|this|room) … (?:counter|desk|office|room|library|annex|hall|building|presence)|in (?:room|suite) \w+)`,
        { near: [keptHere, notTaken], unless: alsoSent },
      ),
      against(
        phrase`(?:evidence|file|binder|packet|materials|it|they) … (?:will|can|may|shall|is|are)(?: not|n't) (?:be )?(?:forwarded|sent|mailed|e-?mailed|posted|handed|given) (?:on |out )?to (?:anyone|anybody|either|you|the part(?:y|ies)|(?:your )?${advisor})`,
        {
          near: [phrase`(?:evidence|binder|packet|materials)`],
          unless: [
            phrase`(?:in addition|also|as well|link|portal|instead|else|outside|other than|except|until|unless)`,
          ],
        },
      ),
      against(
        phrase`(?:put up|shown|displayed|projected) (?:\w+ ){0,3}(?:on|onto) (?:a |the )?(?:screen|wall|monitor)`,
        {
          near: [phrase`(?:evidence|file|materials|documents)`],
          unless: [phrase`(?:hearing|also|as well|link|share your)`],
        },
      ),
    ],
    found: [
      affirms(
        phrase`(?:link|portal|attached|enclosed|copy|electronic\w*|e-?mail\w*|sent|drive|download) …`,
        { about: [phrase`(?:evidence|file|materials|packet)`], anyStance: true },
      ),
      affirms(
        phrase`(?:evidence|file|materials|packet) … (?:link|portal|attached|enclosed|sent|electronic\w*|e-?mail\w*|paper copy)`,
        { anyStance: true },
      ),
    ],
    silence: 'silent',
  }),
})
