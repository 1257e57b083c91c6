import { phrase } from './phrase.ts'

/** Who decides tells what other parts are not theirs: "has not investigated and will not hear an appeal". */
export const otherRoles = phrase`(?:not|never|nor|neither|n't|no (?:part|hand|role|share) in) (?:\w+ ){0,4}?(?:coordinator|investigat\w+)|(?:someone|somebody) else|another (?:person|officer|panel|dean)|a different (?:person|officer|panel|dean)`
