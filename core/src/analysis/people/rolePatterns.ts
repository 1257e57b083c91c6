import { type Role, roles } from '../report.ts'
import { nameSource, surnameFirst } from './names.ts'

/** A building of a district has officers of its own beside the one whom the rule speaks of. */
const notOfABuilding = '(?<!(?:[Bb]uilding|[Ss]ite|[Ss]chool|[Cc]ampus)(?:-[Ll]evel)? )'
const coordinator = `${notOfABuilding}(?:(?:[Dd]istrict |[Uu]niversity |[Cc]ollege )?[Tt]itle (?:IX|lX) (?:[Cc]o-?ordinator|[Oo]fficer|[Dd]irector|[Aa]dministrator)|TITLE IX COORDINATOR|Director(?: \\([A-Z][a-z]+\\))?,?(?: [A-Z][a-z]+| of| for| the| and| &){1,6} (?:and|&) Title IX(?! [A-Z]))`

/** Whoever guides a student's work or a club is no advisor in the case. */
export const ofTheCase =
  '(?<!(?:[Tt]hesis|[Aa]cademic|[Dd]octoral|[Dd]issertation|[Rr]esearch|[Cc]lub|[Cc]hapter) )'

/** How a role is written; regular expression sources without the flag i, so first letters stand for both. */
export const roleWords: Readonly<Record<Role, string>> = {
  complainant:
    '(?:[Cc]omplainant|COMPLAINANT|(?:[Rr]eporting|[Cc]omplaining) (?:[Pp]arty|[Ss]tudent))',
  respondent: '(?:[Rr]espondent|RESPONDENT|[Rr]esponding (?:[Pp]arty|[Ss]tudent))',
  investigator:
    '(?:(?:[Ll]ead |[Tt]itle IX |[Ee]xternal |[Aa]ssigned |[Ss]enior |[Cc]o-?)*[Ii]nvestigator|[Ff]act[- ][Ff]inder)',
  decision_maker:
    '(?:(?<![Aa]ppeals? )[Dd]ecision-?\\s?[Mm]aker|[Hh]earing (?:[Oo]fficer|[Cc]hair|[Ee]xaminer)|[Cc]hair(?: of the (?:[Hh]earing )?[Pp]anel)?|[Pp]anel [Cc]hair|[Pp]anelist|[Aa]djudicator)',
  appeal_officer:
    '(?:[Aa]ppeals? (?:[Oo]fficer|[Dd]ecision-?\\s?[Mm]aker|[Pp]anel [Cc]hair|[Rr]eviewer))',
  facilitator: '(?:[Ff]acilitator|[Mm]ediator)',
  title_ix_coordinator: `(?<!(?:[Dd]eputy|DEPUTY|[Aa]ssistant|[Aa]ssociate) )${coordinator}`,
  deputy_coordinator: `(?:[Ss]enior )?(?:[Dd]eputy|DEPUTY) (?:${coordinator}|[Cc]oordinator)`,
  advisor: `${ofTheCase}(?:[Aa]dvis[eo]r)`,
}

const name = `(?<name>${nameSource})`
/** What stands for a name that is not told. */
const letterOfStudent = String.raw`(?<name>(?<letter>Student (?:[A-Z](?!\w|\.\w)|\d{1,2}\b)))`
/** "Ph.D.", "Esq.": what may follow on a name. */
export const degree = String.raw`(?:, (?:Ph\.? ?D|Ed\.? ?D|J\.? ?D|M\.? ?[ADS]|Esq|RSM|SJ)\b\.?)?`
/** "(she/her)", "(ID 123)", ", Ph.D.": what may stand between a name and its role. */
const aside = String.raw`${degree}(?:, (?:[Gg]rade \d{1,2}|\d{1,2}th grade))?(?:,? [(\[][^()[\]]{1,40}[)\]])?`
const anyRole =
  '[Oo]fficer|[Mm]aker|[Ee]xaminer|[Cc]hair|[Ii]nvestigators?|[Cc]oordinator|[Ff]acilitator|[Mm]ediator|[Aa]dvis[eo]rs?|[Ww]itness(?:es)?|[Cc]omplainant|[Rr]espondent'
/** In "Hearing Officer Jordan Ames, the investigator, Lee Park" the name has its role already. */
const noRoleYet = `(?<!(?:${anyRole}) |[A-Z][a-z’'-]{1,30} |[a-z] [A-Z]\\. )`
/** The same as an aside that gives no role and tells of no other work: "Bo Lind (takes notes), your advisor" are two. */
const otherAside = String.raw`${degree}(?:, (?:[Gg]rade \d{1,2}|\d{1,2}th grade))?(?:,? [(\[](?![^()[\]]*(?:${anyRole})|[a-z]+s )[^()[\]]{1,40}[)\]])?`
/** Nor is a role that stands before the next name of a list that of the last one, unless that has its own behind it. */
const noNextName =
  "(?!(?! [A-Z][^.;,|]{3,40}, (?:[Cc]omplainant|[Rr]espondent)\\b(?! [A-Z]))(?:,? (?:M[rsx]|Mrs|Miss|Dr|Prof|Atty)\\b| (?![^.;,]{0,40}(?:University|College|School|District|Office|Institute))[A-Z](?:[a-z’'-]+|\\.) [A-Z]|:))"
/** In "Jordan Ames, investigator Lee Park" the role is that of the first name; an office in capitals may be the next one's. */
const noNameBefore = (role: Role) => `(?<![A-Z][a-z’'-]{1,30}, ${isSide(role) ? '' : '(?=[a-z])'})`
/** An office before the one that counts; never what another person has, nor what stands in another line. */
const office = String.raw`(?:(?:(?!Coordinator|Investigator|[Cc]omplainant|[Rr]espondent|[Aa]dvis|  )[^.;|]){0,60}?(?:,| and| &) )?`
/** "the Coordinator, Mr. Lind and those who help" names three. */
const goesOn = '(?![A-Za-z]| and (?:those|other|all|any|staff)\\b)'
/** An office between a name and what is said of the person. */
const between = String.raw`(?:,(?: [^.;|]{3,110},)?)?`
/** Not "the respondent's friend", nor "the respondent advisor". */
export const noOther = "(?![’'a-z]| (?:[Aa]dvis|[Aa]ttorney|[Cc]ounsel|[Ll]iaison))"
/** What stands behind "Department Coordinator," is where that person works. */
const noPlaceOfWork =
  '(?<!(?:Coordinator|Professor|Director|Manager|Assistant|Lecturer|Instructor|Analyst|Secretary), (?:[A-Z][a-z]+ ){0,2})'
const called = String.raw`(?:,? [(\[](?:the )?|,? (?:and |\()?(?:hereinafter|hereafter|referred to as|known as|is called)(?: referred to as| called)?,? (?:the )?)`
/** Up to `most` characters of a sentence's part; the point of a short month ends nothing. */
const within = (most: number) =>
  String.raw`(?:[^.;|]|(?<=\b(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|[A-Z]))\.){0,${most}}?`

export type Side = 'complainant' | 'respondent'

/** Whether the part is that of one of the two parties. */
export function isSide(role: Role): role is Side {
  return role === 'complainant' || role === 'respondent'
}

/** How many of a role's patterns name it outright, so that each name that they find has it. */
export const OUTRIGHT = 7

/** The patterns for one role, most certain first. */
function patternsOf(role: Role): string[] {
  const words = roleWords[role]
  // Two people are often named in one breath, so that an office may only be of those who work there.
  const before = isSide(role) ? '' : office
  const patterns = [
    // Jordan Ames (she/her) ("Complainant"), Jordan Ames (the respondent), A.B. is called the Complainant,
    // Jordan Ames (Investigator, Hale Hall 4)
    `${noPlaceOfWork}${name}${aside}(?:, an? [^.;|,()]{3,60})?${called}["“'‘]?(?:the )?${words}(?: below)?(?:[,.]?(?:["”]|[’'](?!s)|\\)|\\])|,? and\\b|[,;] (?=[^()]*\\)))`,
    // Jordan Ames, Department Coordinator, Geosciences (Complainant)
    // Parties: Jordan Ames, M2 (Complainant); Lee Park, M3 (Respondent)
    `(?:^|[:;] +)${name}(?:, [^.,;|()]{2,40}){1,3} \\((?:the )?${words}\\)`,
    // (complainant) Jordan Ames; never what follows on "Jordan Ames (complainant)"
    `(?:^|[;|/] *| {2,})\\(${words}\\) +${name}`,
    // Complainant: AMES, Jordan
    `${words}(?: is|:| *\\|) +(?<name>${surnameFirst})(?= *(?:$|[(;|\\d]))`,
    // Complainant: Jordan Ames; Investigator | J. Ames; The complainant is Jordan Ames
    // Behind "their advisors," somebody else may follow in a list: only a title tells that it is one of them.
    `${noNameBefore(role)}${isSide(role) ? '(?<!/ ?|Complainant (?:and|&) )' : ''}${words}(?:(?:s|\\(s\\))(?=:| *\\|| \\(?(?:M[rsx]|Mrs|Dr|Prof|Atty|Attorney)\\b))?(?: \\((?:[A-Za-z]{1,4}\\)|[A-Za-z ]{1,30}\\)(?=:| *\\|)))?${isSide(role) ? '(?: (?:and|/|&) [Aa]ppell(?:ant|ee)(?=:| *\\||  ))?' : ''}(?: (?:for|in|of|on) (?:your|this|the) (?:case|matter|hearing|complaint|appeal)(?= (?:is|was|will be) ))?(?:(?::| *\\|| {3,}| ?\\.{4,}) *|(?: is| was|[’']s (?:full )?name(?: is|:)| [Nn]ame:| will be|,| –| -)? | \\()(?<= |\\()(?:Student [A-Z]: |(?:the|retired|usually) )?${name}${isSide(role) ? '' : goesOn}`,
    // Jordan Ames, Title IX Coordinator; Jordan Ames, who is the investigator
    `${noRoleYet}${name}${otherAside}(?:,| –| -|, who is| is| was| as${role === 'advisor' ? '(?= (?:the|your|an?) )' : ''}| will be| will serve as| serves as| remains| stays on as| continues as)(?: the| your| our| an?)?(?: sole| only| outside)? ${before}${words}${noOther}${noNextName}`,
    // A row of a table: Jordan Ames, Esq. | Advisor to Ms. Lind | Room 2
    `^${name}${degree} *(?: {3}|\\|) *${words}(?: (?:to|for) [A-Z][^|]{2,40}?| \\([^()|]{2,40}\\))?(?=$| {3}| *\\|)`,
    // Jordan Ames has been assigned as the investigator; Jordan Ames, dean of a school, who acts as our appeal officer
    `${name}${between} (?:(?:has been|was|is|have been) (?:assigned|appointed|named|designated|chosen|engaged)[^.;|]{0,25}|(?:is|was|will be|would be) (?:the|your|our)) ${words}${noOther}`,
    `${name}(?: (?:of|from|in) [^.;|,]{2,60},?|, [^.;|,]{3,60},)?(?:,? who| and)? (?:will |is to )?(?:acts?|sits?|sat|serves?|served|acted) as (?:the |an? |our |your |its )?${words}${noOther}`,
  ]
  return [...patterns, ...(more[role] ?? [])]
}

/** "Somebody who is neither me nor Mr. Lind decides" names those who do not, "the principal at Lark decides" nobody. */
const notNamedOut = '(?<!\\b(?:nor|not|neither|than|at|from) (?:[A-Z]\\S* ){0,3})'

const subjectLine = String.raw`^(?:[Rr]e|RE|[Ss]ubject|SUBJECT|[Ii]n [Tt]he [Mm]atter [Oo]f|IN THE MATTER OF)\b[^;|]{0,80}?`
const noSchool = '(?![^;|]{0,60}(?:University|College|School|District|Board|Institute))'
const kin = '(?:family|parents?|mother|father|guardians?)'
/** "you filed a formal complaint about your lab instructor, Jordan Ames" */
const another = '(?:(?:your|another|an?|the) [a-z][^.;|,]{2,40}, )?'

/** What only this role does. */
const more: Partial<Record<Role, readonly string[]>> = {
  complainant: [
    // Lee Park (“CP”) and Bo Lind (“RP”): alone, the second may also be the reporting party
    `${name}${aside} \\(["“]?CP["”]?\\)`,
    `^(?![Aa]dvis|ADVIS)[^;]{0,80}? ${name} \\(C\\)(?=[^;]{0,120}\\(R\\))`,
    `Complainant (?:/|and|&) Respondent(?: *\\||:) *${name} *[/;&]`,
    `COMPLAINT (?:OF|BY) ${name}(?<sure> AGAINST) `,
    `${name}(?<sure>[’']s) (?:${kin} )(?:has |have )?(?:filed|signed|submitted|made|brought) (?!that\\b|(?:an|the|their) +(?:written +)?appeal)`,
    `${name}(?<sure>[’']s) (?:signed |written |own )?(?:formal |Title IX )complaint\\b`,
    `${name}, in (?:a|his|her|their) (?:signed |written )?formal complaint`,
    `${subjectLine}(?=(?:\\S+ ){2,6}vs?\\.? \\S+ \\S)${name} vs?\\.? ${noSchool}`,
    `(?:[Cc]omplaint|grievance)(?: dated [^.;|]{4,25}| of [^.;|]{3,60}?)?(?:,| was| is| has been)?(?: that was)? (?:given|filed|signed|made|submitted|lodged|brought)(?: (?:with|on|against|to) ${within(50)})?(?: [A-Z][a-z]+ \\d{1,2}, \\d{4})? by (?:the ${kin} of (?:another [a-z0-9 ]{3,30}, )?)?${name}(?![^.;|]{0,30} (?:for|on behalf of) (?:their|his|her) )`,
    `complaint (?:that |which )?you (?:have )?(?:filed|signed|submitted|made|brought) (?:for|on behalf of) (?:your (?:son|daughter|child),? )?${name}`,
    `complaint (?:that|which) ${name}(?: and (?:[^.;|,]|[A-Z][a-z]{1,2}\\.){2,40}?)? (?:has |have )?(?:filed|signed|submitted|made|brought)\\b`,
    `(?:[Cc]omplaint|grievance) (?:of|from|by) ${name}`,
    `(?:[Cc]omplaint|grievance) (?:for|on behalf of) (?:(?:their|his|her) (?:son|daughter|child),? )?${name}`,
    `${name}(?:, (?:an?|who) (?![^.;|,]*(?:parent|mother|father|guardian|friend|witness|advis))[^.;|,]{3,60},)?(?: has| have)? (?:filed|signed|submitted|lodged|brought) (?:a|the|this) (?:signed )?(?:formal |Title IX )*complaint(?! (?:for|on behalf of) | on [^.;|]{2,30}[’']s behalf)`,
    // "Ms. Lind filed a complaint on Ana's behalf": for whom a parent acts.
    `(?:[Cc]omplaint|grievance) on (?:(?:their|his|her) (?:son|daughter|child),? )?${name}(?<sure>[’']s) behalf\\b`,
    `(?:^|[.;] )${name} alleges that\\b`,
    `that (?:[A-Z][^.;|]{1,30} )?(?:sexually )?(?:assaulted|harassed|stalked|raped|groped) ${name}`,
    `^(?![^;]*(?:respon|answer|repl|appeal))[^;]*?on behalf of (?:their|his|her) (?:son|daughter|child),? ${name}`,
  ],
  respondent: [
    `\\(["“]?CP["”]?\\)[^;|]{0,80}? ${name}${aside} \\(["“]?RP["”]?\\)`,
    `^(?![Aa]dvis|ADVIS)[^;]{0,120}\\(C\\)[^;]{0,80}? ${name} \\(R\\)`,
    `Complainant (?:/|and|&) Respondent(?: *\\||:) *[^/;&|]{3,40} *[/;&] *${name}`,
    `(?<sure>COMPLAINT (?:OF|BY) [A-Z .’'-]{3,60} AGAINST) ${name}`,
    `Complainant,? and ${name} the Respondent`,
    `${name} (?:is|was|remains|stays|has been) presumed (?:to be )?not responsible`,
    `(?:found|finds?|[Ww]hether(?:, [^.;|]{5,60},)?|(?:determined|concluded)(?: on [^.;|]{3,20})? that) ${name} (?:was |is |to be )?(?:not )?responsible\\b`,
    `${name} (?:is|was) (?:NOT )?RESPONSIBLE\\b`,
    `\\bcharg(?:es|ed|ing) ${name} with\\b`,
    `${subjectLine} (?:\\S+ ){2,6}vs?\\.? ${noSchool}(?=\\S+ [A-Z])${name}`,
    `(?:[Cc]omplaint|[Aa]llegations?|grievance)(?:[^.;|]|(?<=[A-Z])\\.){0,60}? against ${name}`,
    `\\b[Yy]ou (?:have )?(?:filed|signed|made|submitted|brought) [^.;|]{0,50}\\b(?:complaint|report)${within(60)} (?:about|against|naming|concerning) ${another}${name}`,
    `\\b(?:complaint|report) (?:that |which )?you (?:have )?(?:filed|signed|made|submitted|brought)${within(60)} (?:about|against|naming|concerning) ${another}${name}`,
    `\\b(?:[Yy]ou named|it names|you told (?:us|me)[^.;|]{0,80} about(?: the conduct of)?|the conduct of|your concerns? about) (?:another (?:student|employee), )?${name}`,
    `(?:alleg(?:es|ed|ing)|stat(?:es?|ed|ing)|says|saying|claims) that (?:(?:on|in|at) [^;|]{4,130}, )?${another}${name}(?: \\([^)]{3,20}\\))?,? (?:had |has |repeatedly |then |sexually )?[a-z]+(?:ed|t|s|d)\\b`,
    `that ${name} is (?:said|alleged) to have\\b`,
    // "Ana told her teacher that another eighth grader, Bo Lind, has been pushing her"
    `\\btold [^;|]{3,80}? that (?:another|an?) (?:[a-z]+ )?(?:student|grader|classmate|pupil|employee|coworker), ${name}, (?:has|had) (?:been )?[a-z]+`,
  ],
  investigator: [
    `report (?:by|of) ${name}`,
    `${name}(?: (?:of|from|in) (?:[Tt]he |[Oo]ur )?[^.;|,]{3,60}|${between}) (?:investigates|will investigate|(?:has been|was|is) assigned to (?:it|investigate))\\b`,
    `(?:investigated|conducted|carried out) by ${name}`,
    `[Ii]nvestigation (?:by |\\()${name}`,
    `[Ii]nvestigation,? (?:which|that) ${name} (?:began|opened|leads|is conducting)\\b`,
    `[Ii]nvestigation (?:goes on|goes ahead|continues|proceeds)[^.;|]{0,25}\\bwith ${name}`,
    `assigned to ${name}${between} (?:for|to) investigat`,
    `${name}${between},? who (?:has |had )?investigated\\b`,
    `${name}(?<sure>[’']s) (?:own )?investigation\\b`,
  ],
  decision_maker: [
    `chaired by ${name}`,
    `^(?![^;]*[Aa]ppeal)[^;]*?${notNamedOut}${name}${between}(?: who)? (?:decides|makes the (?:call|decision|determination)|(?:will|would|is to) decide)\\b(?! (?:that|when|who|how|whether(?! [^.;|]*(?:responsib|violat|happened|prove)))\\b)`,
    `(?<![Aa]ppeals? (?:will be |is |are |was )?)(?:heard|decided) by ${name}`,
    `(?:[Dd]ecision|[Dd]etermination) (?:will be |is |was )?(?:made )?by:? ${name}`,
    `(?:decision|determination) belongs to ${name}`,
    `hearing (?:is |will be )?(?:held )?before ${name}`,
    `${name}${between},? who (?:chaired|presided over) (?:the|your|that) (?:hearing|panel)\\b`,
    `\\b(?:appeal(?:s|ed)?(?: [a-z]+){0,3} (?:from|of|against)|uphold|affirm|reverse|modify) ${name}(?<sure>[’']s) (?:decision|determination)\\b`,
    `${name}(?<sure>[’']s) (?:decision|determination)(?:,? as (?:changed|modified|amended)| (?:already )?(?:weighed|provided|found|concluded|came out|rested|stands))\\b`,
    `^(?![^;]*[Aa]ppeal)[^;]*?\\b(?:be|is|was|gets?) decided [^;|]{0,80}?\\bby ${name}`,
  ],
  appeal_officer: [
    `(?:[Aa]ppeals?) (?:will be|is|are|was) (?:decided|heard|reviewed|taken|considered) by ${name}`,
    `[Aa]ppeals?[^;|]{0,60}? (?:to|with|by) (?:the [^.;|]{3,40}, )?${name}`,
    `[Aa]ppeal[^;|]{0,220}?(?:letter|writing|e-?mail|\\)),? to ${name}`,
    // Whoever is told to have had no part in the case before decides the appeal.
    `${name}(?:${between} (?:decides|will decide|hears|will hear) (?:the|any|your|an|each) appeals?|, who has had no part in (?:this|the|your) (?:case|matter), (?:decides|will decide))\\b`,
  ],
  title_ix_coordinator: [
    // "and Coordinator Dr. Ana Orr", but not "Housing Coordinator"
    `(?<=^|[.,;(] |\\b(?:and|the|to|with|by) )(?:[Dd]istrict )?[Cc]oordinator(?:,|:)? ${name}`,
  ],
  facilitator: [
    `(?:mediation|resolution)[^.;|]{0,30} (?:with|by|led by|facilitated by) ${name}`,
    `(?:mediation|resolution|conversation)[^;|]{0,110}?,? (?:led|facilitated|guided) by ${name}`,
    `${name}, who (?:facilitates|will facilitate|mediates|will mediate)`,
    `${name}, an? (?:retired |trained |[a-z-]+ )*(?:mediator|facilitator)\\b`,
    `${name}(?: of [^.;|,]{3,40})?, who (?:has |had )?(?:completed|had|taken|took) (?:the |our |his |her )?(?:facilitator|mediator|mediation)(?:[’']s)? training`,
  ],
  advisor: [
    // Advisor to Mr. Lind (Atty. Lee Park); Advisor for B.L.     Atty. Lee Park
    `[Aa]dvis[eo]r (?:to|for) (?:the )?(?:M[rsx]\\. |Dr\\. |Mrs\\. )?(?:[^.;|()]|(?<=\\b[A-Z])\\.){3,40}?(?: \\(|: +| *\\| *| {3,}| ?\\.{4,} *)${name}`,
    // Lee Park, Mr. Lind's advisor
    `${name}, (?:(?:M[rsx]|Mrs|Dr|Prof)\\. )?[A-Z][A-Za-z-]+[’']s advis[eo]r\\b`,
    // an advisor provided free of charge, Ms. Lee Park, appeared
    `[Aa]dvis[eo]r,? (?:provided|appointed|assigned|supplied)[^.;|,]{0,40}, ${name},`,
    `${name}${degree}(?:, [^.;,()|]{2,40})? \\((?:the )?[Aa]dvis[eo]r\\b(?! ?:)`,
  ],
}

/** The patterns of each role, most certain first. A group `sure` tells that even a word alone is a name. */
export const rolePatterns: ReadonlyMap<Role, readonly RegExp[]> = new Map(
  roles.map((role) => [role, patternsOf(role).map((source) => new RegExp(source, 'g'))]),
)

/** The same for a party who is called by a letter: "Student A (complainant)". */
export const letterPatterns: ReadonlyMap<Role, readonly RegExp[]> = new Map(
  roles
    .filter(isSide)
    .map((role) => [
      role,
      patternsOf(role).map((source) => new RegExp(source.replaceAll(name, letterOfStudent), 'g')),
    ]),
)
