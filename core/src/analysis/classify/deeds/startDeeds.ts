import { type Cue, deed, looseDeed, loosely, wording } from '../cue.ts'
import { when } from '../cues/fragments.ts'
import { ofTheCase } from './words.ts'

/** Deeds of a notice of allegations. */
export const allegationDeeds: readonly Cue[] = [
  deed(
    5,
    wording`complaint|statement|report|concern`,
    wording`(?:about|against|concerning|naming|identif(?:ies|ying)) (?:you|your (?:son|daughter|child))`,
    wording`if|examined|while|until|support|help|meet|interview|appeal(?:s|ed)?|dismiss(?:ed|al)?|decided|clos(?:ed|ing|e)|responsible`,
  ),
  loosely(
    6,
    wording`is the complainant … (?:is )?the respondent|according to (?:it|the complaint)|(?:the complaint|it) says that`,
  ),
  loosely(
    4,
    wording`(?:complaint|brought|made|filed) by(?: \||:)|(?:person|party|student|family) (?:bringing|making|who (?:made|filed)) .. complaint`,
  ),
  loosely(4, wording`what (?:is|was) (?:claimed|alleged|said)(?: \||:)|claims?(?: \||:)`),
  deed(
    5,
    wording`(?:has|have|had|was|were|been|is) .. (?:made|signed|brought|raised|received|named|accused)|filed|lodged|submitted|put in|sent in|handed in|gave (?:me|us)|(?:signed|made|brought) .. (?:formal |title ix )*complaint|accuses?|names? you|nam(?:es|ing) (?:you|your|him|her)`,
    wording`complaints?|grievances?|allegations?|accus(?:ed|es?|ations?)`,
    wording`appeal(?:s|ed)?|dismiss(?:ed|al)?|withdr[ae]wn?|determination|decided|clos(?:ed|ing|e)|responsible|(?:complaint|report) (?:that )?you (?:filed|made|signed)|you (?:filed|made|signed)`,
  ),
  deed(
    5,
    wording`(?:is|are|was|were) (?:said|alleged|claimed|reported) to have|says?|states?|alleg(?:es?|ed|ing)|asserts?|claims?|reports|accus(?:es|ed)|describes?|complains?`,
    wording`you|your|(?:he|she|they) (?:sent|made|touched|followed|grabbed|pushed|pulled|kissed|asked|told|put)`,
    wording`i|said|appeal|support|witness|find`,
  ),
  loosely(
    3,
    wording`(?:nothing|nobody|no one|none of this) .. (?:has|have|is) .. (?:decided|made up|judged|proved|proven)|(?:presum(?:ed|ption)|treat(?:ed|ing)?|consider(?:ed|ing)?|regard(?:ed|ing)?|starts? from) … (?:not (?:be |been |have |to have )?(?:responsible|broken?|done|violated)|innocent)`,
  ),
  looseDeed(
    3,
    wording`(?:allegations?|allegation made|alleged conduct|conduct alleged|provisions?|policy section|possible violations?|reported by|reporting party|responding party|date received|received)(?: \||:)`,
    wording`[a-z]`,
  ),
  deed(
    2,
    wording`look(?:ing)? into|will investigate|investigator|investigat(?:e|ing|ion) (?:will|begins?|starts?|has begun)`,
    ofTheCase,
  ),
]

/** Deeds of a letter that asks somebody to come and talk. */
export const meetingDeeds: readonly Cue[] = [
  deed(
    6,
    wording`(?:is|are) (?:asked|requested|directed|required|called|expected) to (?:come|report|appear|attend|meet|be (?:at|in|interviewed))`,
    wording`(?:today|tomorrow|this (?:morning|afternoon)|at \d{1,2}|${when})`,
    wording`hearing|panel|leave|hand in|collect|witness(?:es)? (?:was|were)`,
  ),
  looseDeed(
    6,
    wording`meet(?:ing)?|talk(?:ing)?|speak(?:ing)?|interview(?:ed)?|sit down|conversation|chat|see you|appointment|attend|drop (?:in|into|by)|stop by|(?:please|to) come|come (?:in|by|along|to)`,
    wording`${when}`,
    wording`hearing|panel|said|told|recalled|were|was|appeal|deadlines?|no contact|class(?:es)?`,
  ),
  looseDeed(
    4,
    wording`hear (?:your|his|her|their) (?:side|account|version|story)|your (?:side|account|version|recollection)|what you (?:saw|heard|remember|know|recall)|(?:ask|questions for|talk to|speak (?:to|with)) (?:you|your (?:son|daughter|child)|him|her)|tell (?:me|us) what|take you through|your recollections?`,
    wording`you|your|meet|interview|investigat(?:or|ion|ing)`,
    wording`hearing|panel|support|counsell?ing`,
  ),
  loosely(2, wording`(?:half an|one|two|an|three) hours?|\d{2} min(?:utes)?|how long|duration`),
  loosely(
    2,
    wording`(?:that|this|another|other|different|new) (?:time|day|date) … (?:suits?|works?|bad|good|convenient|ask|needed)|(?:reschedule|move it|change the time|confirm (?:the|this|your) (?:time|attendance|appointment))`,
  ),
]
