import { words } from '../../language/phrase.ts'
import { act, type Kind, loosely, wording } from '../cue.ts'

const school = words(
  'university',
  'college',
  'district',
  'school',
  'board(?: of \\w+)?',
  'institute',
  'academy',
  'institution',
  'campus',
  'we',
)

/** What a school lays down for everyone. */
export const schoolPolicy: Kind = {
  docType: 'school_policy',
  acts: [
    act(
      7,
      wording`(?:this|these|the following) (?:policy|policies|procedures?|regulations?|handbook|process|rules?|guidelines?|document|page) .. (?:appl(?:y|ies)|sets?|describes?|explains?|governs?|covers?|prohibits?|follow|implements?|establish(?:es)?|outlines?|(?:is|are|was|were|has been|have been) (?:adopted|intended|designed|approved))`,
    ),
    act(
      5,
      wording`${school} .. (?:prohibits?|forbids?|does not (?:discriminate|tolerate)|is committed to|do not discriminate|will not tolerate)|not discriminate on the basis of sex`,
    ),
    loosely(
      4,
      wording`(?:effective|adopted|revised|last (?:revised|reviewed|updated)|approved|first reading)(?: date| by| on)?\s*(?:\||:)|responsible (?:office|official|party)|legal ref(?:erence)?s?|cross ref(?:erence)?s?|supersedes`,
    ),
    loosely(
      5,
      wording`(?:"[^"]{3,40}"|complainant|respondent|formal complaint|sexual harassment|consent|supportive measures|retaliation|party) (?:means|refers to|is defined as|includes)`,
    ),
    act(
      3,
      wording`(?:any person|anyone|any individual|any student|any employee|any member) .. (?:may|can|who) .. (?:report|believes|file|wishes)`,
    ),
    act(
      3,
      wording`(?:names?|designated?|designates|appointed|shall name|title ix coordinator is) … coordinator|questions about title ix`,
    ),
    act(
      3,
      wording`each party|either party|a party|the parties (?:may|will|shall|must)|a (?:respondent|complainant|decision-?maker|hearing) (?:may|is|will|shall)`,
    ),
    act(
      2,
      wording`records? .. (?:are|is|will be|shall be) (?:kept|retained|maintained)|seven years`,
    ),
    act(2, wording`training materials?|trained`),
  ],
}
