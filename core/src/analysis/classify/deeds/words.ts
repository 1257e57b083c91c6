import { wording } from '../cue.ts'

/** What a case is called, in the sentence that does something to it. */
export const ofTheCase = wording`complaints?|grievances?|cases?|matters?|allegations?|charges?|investigations?|process|inquiry|enquiry|file`

/** Still to come, or only possible: no act of this letter. */
export const notYet = wording`if|may|might|can|could|will|would|shall|should|must|until|unless|whether|before|once|after that|presum(?:ed|ption|e|es)|nobody|no one`

/** What has been decided before is told in sentences with a day or a person behind it. */
export const onlyPossible = wording`if|may|might|can|could|would|should|unless|whether|right to|either party|each party|both may|any party|how to`
