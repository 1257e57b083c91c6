/**
 * Words that say little in a search though they are rare in the texts of a small hub, so that counting them
 * there would make them telling. PostgreSQL drops the plain stop words ("who", "am", "my") itself.
 */

/** Left out, unless there is nothing else: pronouns, and verbs that only carry another. */
export const fillers: ReadonlySet<string> = new Set(
  `someone somebody anyone anybody everyone everybody something anything everything nothing
  somewhere anywhere thing things want wants wanted need needs needed wanna gonna gotta get gets
  getting got let lets make makes made making keep keeps kept please really just like
  im ive id ill cant cannot can't couldnt dont doesnt didnt wont wouldnt isnt arent wasnt werent
  hasnt havent hadnt shouldnt u ur pls`.split(/\s+/),
)

/** Counted, but for little. */
export const vague: ReadonlySet<string> = new Set(
  `problem problems question questions issue issues trouble help helps helping ask asking know
  information info resource resources way ways good best new use using people person time day
  night go going come find finding tell say said talk talking look looking today now year`.split(
    /\s+/,
  ),
)
