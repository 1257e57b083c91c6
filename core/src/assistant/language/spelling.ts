import { listed } from './listed.ts'

/**
 * Words that must be understood with one slip of the finger: a letter left out, added, changed, or two swapped.
 * Short words are not here, since too many others are one letter away.
 */
const known = listed(`
  suicide suicidal killing myself himself herself themselves anymore overdose overdosed attempt
  attempted hurting assault assaulted assaulting harassed harassing harassment stalked stalker
  stalking following followed outside threaten threatened threatening threatens weapon strangled
  choking abusive boyfriend girlfriend husband roommate professor teacher daughter emergency
  drugged unconscious tonight tomorrow yesterday weekend hospital pregnant evidence hearing
  advisor investigator investigation complaint complainant respondent coordinator mediation appeal
  immigration attorney lawyer without everyone somebody someone because better nothing living
  decision responsible guilty burden witness university college standard preponderance
  sexually sexual raping breathe breathing scared terrified police follow therapy therapist
  counseling records instructions ignore supportive measures restraining apartment parking
  knocking banging purging starving cutting
`)

/** Words that are one slip from a known one and mean something else. */
const others = new Set(
  listed(`
  bearing nearing fearing wearing tearing hearings dragged shrugged hunting putting cuttings
  filling billing milling killings skilling loving giving having liking lining letter bitter
  butter batter betters teachers teaches reached preacher weapons advisors assaults attempts
  lawyers appeals appear appeared repeal record recorded measure measured standards burdens
  ignored ignores outsides parting barking packing marking working talking walking staking calling
  falling telling selling stalled stalling staller starting staring sharing scaring scored shared
  stared cared scares scarred burned policy polices polite follows fellow hollow breath breathed
  heating nothings colleges decisions revision division complaints complainants respondents
  responsibly witnesses roommates professors boyfriends girlfriends daughters banking hanging
  ranging knocked sexuality guilt husbands stalkers choosing shocking joking smoking hurtling
  hosting weekends hospitals meditation medication immigrations evident therapies therapists
  assaulter harasses harasser attorneys complain complained responded respond alleged counselling
  wedding turning threatened carved living surging merging urging purring heading investigating
  complains stacked staked stacker stacking slacking stocking healing heaving collage layer sawyer
  sacred scaled snared spared noting rating raging racing rapping reaping roping breathes
  breaching starring staving emergence outsize straggled terrifies bagging barging warning waiting
  tempt
`),
)

/** What a word is where one letter is left out, to each known word that it can come from. */
const byOneLess = new Map<string, string>()
for (const word of known) for (const shape of withOneLess(word)) byOneLess.set(shape, word)
const exact: ReadonlySet<string> = new Set(known)

/** Shorter words are never mended. */
const SHORTEST = 5

/** The known word that was meant; the word itself where none is one slip away. */
export function mendedSpelling(word: string): string {
  if (word.length < SHORTEST || exact.has(word) || others.has(word)) return word
  const missing = byOneLess.get(word)
  if (missing && isNear(word, missing)) return missing
  for (const shape of withOneLess(word)) {
    if (exact.has(shape) && isNear(word, shape)) return shape
    const meant = byOneLess.get(shape)
    if (meant && meant.length === word.length && isNear(word, meant)) return meant
  }
  return word
}

/** People hardly ever miss a first letter; a plural or another ending is a word of its own. */
function isNear(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || word.length < meant.length - 1) return false
  const endings = ['s', 'd', 'r', 'y']
  return endings.every((end) => word !== meant + end && meant !== word + end)
}

function withOneLess(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}
