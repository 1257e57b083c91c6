/** Words by which a letter asks for something without binding anybody to it. */
const invites =
  /\b(?:though|although|but|while|and) (?:(?:it|this|that|you|nobody|neither of you) (?:is|are) )?(?:not|under no|never) (?:required|obliged|obligated|bound|obligation|necessary|mandatory|compulsory)\b|\b(?:it )?(?:helps?|would help|is helpful|would be helpful|is convenient|would be convenient|would be appreciated) (?:us |me |the \w+ |everyone )?(?:to (?:know|have|hear|plan|get|receive)|if)\b|\bfor planning purposes\b|\b(?:preferably|ideally|if convenient),? by\b|\b(?:a|any) (?:later request|request (?:that is |which is )?made later)\b[^.;]{0,60}\b(?:will|can|may) (?:still |also )?be (?:met|granted|honored|considered|accepted)\b/

/** Whether the words around a day only invite to do something by then. */
export function isInvitation(clause: string): boolean {
  return invites.test(clause)
}
