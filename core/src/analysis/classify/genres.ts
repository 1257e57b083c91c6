import { wording } from './cue.ts'
import type { Outline } from './units.ts'

/** Papers that a school's Title IX office did not write: how many of the signs make one. */
interface Genre {
  readonly signs: readonly RegExp[]
  readonly least: number
  /** A letter to somebody is never one. */
  readonly unaddressed?: boolean
}

const genres: readonly Genre[] = [
  // a lease, a landlord's letter
  {
    least: 2,
    signs: [
      wording`landlord|lessor`,
      wording`tenants?|lessees?`,
      wording`lease`,
      wording`rent|security deposit`,
      wording`property manag(?:er|ement)|properties|premises`,
      wording`fair housing`,
      wording`hud|housing and urban development`,
    ],
  },
  // a syllabus, a course page
  {
    least: 3,
    unaddressed: true,
    signs: [
      wording`instructor`,
      wording`office hours`,
      wording`syllabus|course (?:description|outline|objectives)|learning (?:goals|outcomes|objectives)`,
      wording`grading|midterm|final exam|late work|attendance policy`,
      wording`week \d{1,2}`,
      wording`textbooks?|required (?:text|reading)s?|credits?`,
      wording`assignments?|homework|quiz(?:zes)?|readings|participation|term paper`,
      wording`(?:fall|spring|summer|autumn|winter) (?:term |semester |quarter )?20\d\d`,
    ],
  },
  // a news article
  {
    least: 2,
    signs: [
      wording`staff (?:writer|reporter)|by the associated press|correspondent|news (?:editor|desk)`,
      wording`spokes(?:man|woman|person|people)`,
      wording`lawsuits?|sues|sued|federal court`,
      wording`did not (?:return|respond to) .. (?:calls?|requests?|e-?mails?|comment)|declined to comment|do not comment|told (?:the|this) (?:news|paper|times|herald|gazette|daily)`,
      wording`published|updated at|subscribe|share this (?:story|article)`,
      wording`opinion|editorial|op-ed|columnist|letter to the editor`,
    ],
  },
  // a newsletter, a calendar of events
  {
    least: 2,
    unaddressed: true,
    signs: [
      wording`newsletter|digest|bulletin|gazette|this week(?: at| on|:)|week at a glance|announcements|news from|(?:spring|summer|fall|autumn|winter) issue|volume \d+`,
      wording`tickets|concert|career fair|yearbook|open house|refreshments|registration is open|rsvp|sign up|film night|fundraiser|dates for your diary`,
      wording`join us|free food|all are welcome|come and`,
    ],
  },
  // minutes of a board
  {
    least: 2,
    unaddressed: true,
    signs: [
      wording`minutes of|(?:notes from|regular|special|board) .. meeting`,
      wording`motion (?:to|by)|seconded|carried|adjourned|called to order`,
      wording`(?:members )?present:|roll call|quorum`,
    ],
  },
  // the end of a job
  {
    least: 2,
    signs: [
      wording`severance|separation (?:agreement|date|pay)|last day of (?:work|employment)`,
      wording`general release|releases? .. (?:all|any) .. claims|adea|older workers`,
      wording`final pay(?:check)?|cobra|return of property|rehire`,
    ],
  },
  // a press release, an agency's finding about a school
  {
    least: 2,
    signs: [
      wording`press release|for immediate release|media contact|news release`,
      wording`announced (?:today|that)|announces`,
      wording`resolution agreement with|entered into a resolution|secretary of education|department of education`,
      wording`ocr (?:found|determined|investigated|will|concluded|received|has)|office for civil rights \(ocr\)`,
      wording`disposition of the .. complaint|complainant alleged that the (?:university|college|district|school)`,
    ],
  },
  // a court's paper
  {
    least: 2,
    signs: [
      wording`(?:district|superior|circuit|county|family|municipal|supreme) court`,
      wording`petitioner|plaintiff|defendant`,
      wording`the court (?:finds|orders)|it is (?:hereby |further )?ordered`,
      wording`courtroom|docket|clerk of (?:the )?court`,
      wording`order of protection|restraining order|protective order|protection order|subpoena|summons`,
    ],
  },
  // a lawyer's letter
  {
    least: 2,
    signs: [
      wording`attorneys? at law|law (?:firm|offices?)|llp`,
      wording`engagement letter|retainer|our fees?|hourly rate`,
      wording`(?:an|per) hour`,
      wording`our (?:client|firm)|we represent|i represent|on behalf of (?:my|our) client|(?:thank you for )?choosing (?:us|[a-z ]{1,30}law)|counsel for|act as your (?:advisor|attorney|lawyer|counsel)`,
      wording`demand (?:that|letter)|litigation hold|preserve all`,
    ],
  },
  // an employer that is no school
  {
    least: 3,
    signs: [
      wording`company|corporation|inc|llc|co-?workers?`,
      wording`human resources|hr`,
      wording`employees?|shift|supervisor|manager`,
      wording`eeoc|equal employment opportunity|title vii`,
      wording`corrective action|termination of employment|anti-harassment policy|workplace`,
      wording`store|warehouse|customers?|clients?`,
    ],
  },
  // an offer, pay, benefits
  {
    least: 2,
    signs: [
      wording`pleased to offer you|offer of (?:employment|admission)|offer you (?:the|a) (?:position|place|job)`,
      wording`salary|stipend|hourly wage|start date|background check|benefits package`,
      wording`gross pay|net pay|pay period|deductions|withholding|direct deposit|w-2|timesheet`,
      wording`congratulations`,
      wording`job posting|vacancy|apply (?:by|at|online)|references required|preferred qualifications`,
      wording`scholarship|financial aid|tuition|bursar`,
    ],
  },
  // a bill, a medical paper
  {
    least: 2,
    signs: [
      wording`amount due|balance (?:due|forward)|statement of account|you owe|invoice|past due|please pay|payment due`,
      wording`insurance|insurer|copay|deductible|claim number`,
      wording`patients?|date of service|diagnosis|prescription|provider`,
      wording`charges?(?: \||:)`,
    ],
  },
  // slides, a training
  {
    least: 2,
    signs: [
      wording`slide \d{1,3}`,
      wording`quiz|exercise|activity|breakout|discussion questions?|scenario`,
      wording`training (?:module|session|course|for)|101|learning objectives|presented by|facilitator guide|workshop`,
      wording`true or false|poll|correct answer|agenda`,
    ],
  },
  // records rights
  {
    least: 2,
    signs: [
      wording`ferpa|family educational rights and privacy act`,
      wording`education records?`,
      wording`directory information|within 45 days|amend(?:ment)? .. record`,
    ],
  },
]

/** Somebody's own complaint, appeal, answer or notes. */
const ownWriting: readonly RegExp[] = [
  wording`i (?:want|wish|would like|am writing|write|hereby|intend) .. to (?:file|report|make|submit|appeal|lodge|respond to|ask that)`,
  wording`i (?:am|'m) (?:filing|reporting|appealing|submitting|the (?:complainant|respondent))`,
  wording`my name is|i am (?:a|an) .. (?:student|freshman|sophomore|junior|senior|first-year)`,
  wording`i (?:was|am) (?:a victim|assaulted|harassed|raped|falsely|wrongly|accused|found responsible|scared|afraid)`,
  wording`i (?:froze|cried|woke|told (?:him|her|them|my)|screamed|didn'?t (?:answer|know|want)|can'?t|dont|don'?t know)`,
  wording`my (?:ra|roommate|friends?|mom|dad|mother|father|ex|boyfriend|girlfriend)`,
  wording`(?:as|this is|is) my (?:formal )?(?:complaint|appeal|statement|response|answer)|my (?:grounds|appeal|complaint)`,
]

const letters = /[a-z]/

/** How strongly the document looks like a paper from outside of a school's process: 0 (not at all) and up. */
export function otherGenre(outline: Outline): number {
  let best = 0
  for (const { signs, least, unaddressed } of genres) {
    if (unaddressed && outline.isAddressed) continue
    const found = signs.filter((sign) => outline.plain.search(sign) !== -1).length
    if (found >= least) best = Math.max(best, found / least)
  }
  return Math.max(best, isOwnWriting(outline) ? 2 : 0)
}

/** A person writes about themself, to the school or to nobody: much "I", little "you". */
function isOwnWriting({ plain }: Outline): boolean {
  const found = ownWriting.filter((sign) => plain.search(sign) !== -1).length
  if (found < 2 || !letters.test(plain)) return false
  return count(plain, /\b(?:i|me|my|mine)\b/g) > 2 * count(plain, /\b(?:you|your|yours)\b/g)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
