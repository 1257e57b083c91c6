import { words } from '../../language/phrase.ts'

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'

/** A day or an hour, as a letter that sets one writes it. */
export const when = words(
  String.raw`${month}\.? \d{1,2}`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?(?: day)?(?: of)? ${month}`,
  String.raw`\d{1,2}[/-]\d{1,2}[/-]\d{2,4}`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  String.raw`\d{1,2}(?::\d{2})? ?[ap]\.?m`,
  String.raw`the \d{1,2}(?:st|nd|rd|th)`,
  'tomorrow',
  'today',
  'noon',
)

/** The letter itself: "this letter", "the present notice". */
export const thisLetter = words(
  '(?:this|the (?:enclosed|attached|present|following)) (?:letter|notice|notification|e-?mail|message|memo(?:randum)?|communication|correspondence|document|form)',
  '(?:i|we) (?:am|are) writing',
  '(?:this|please accept this|consider this|treat this) (?:is|as|serves as) (?:your|our|a|an|the|my|formal|written|official|to|notice|notification|confirmation)',
  '(?:i|we) write',
  'the purpose of this (?:letter|notice|e-?mail|message|memo(?:randum)?) is to',
  '(?:you are|the parties are|please be) (?:hereby )?(?:notified|advised|informed)',
)

/** Who decides. */
export const decider = words(
  '(?:hearing |review |conduct |appeals? )?(?:panel|board|committee|officer|examiner|body)',
  'i',
  'we',
  'decision[- ]?makers?',
  'undersigned',
  'adjudicators?',
  'university',
  'college',
  'district',
  'school',
  'institute',
  'director',
  'dean',
  'superintendent',
  'chancellor',
  'provost',
  'principal',
)
