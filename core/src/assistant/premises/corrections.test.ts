import { describe, expect, it } from 'vitest'
import { beliefs } from './findPremises.ts'

function correction(id: string) {
  const found = beliefs.find((belief) => belief.id === id)
  if (found === undefined) throw new Error(`no belief ${id}`)
  return found.correction
}
const says = (id: string) => correction(id).text

describe('what a correction says of the law', () => {
  it('the 2020 rule is again the text of the Code, and older copies may show that of 2024', () => {
    expect(says('rule-2024')).toMatch(/the Code has shown its text again since September 29, 2026/)
    expect(says('rule-2024')).toMatch(/[Cc]opies made before that day/)
    expect(correction('rule-2024').cites).toContain('91 FR 61308')
  })

  it('a federal complaint has 180 days, 60 after the school’s own process, and a waiver', () => {
    expect(says('report-deadline')).toMatch(/180 days/)
    expect(says('report-deadline')).toMatch(/60 days from its end/)
    expect(says('report-deadline')).toMatch(/waiver/)
  })

  it('the school’s program includes places under its control, and is not limited to them', () => {
    expect(says('off-campus')).toMatch(/program includes .*substantial control/)
    expect(says('off-campus')).not.toMatch(/\bcovers\b|\bonly\b/)
  })

  it('a case from abroad turns on where the person was', () => {
    expect(says('abroad')).toMatch(/against a person in the United States/)
    expect(says('abroad')).toMatch(/person was abroad/)
  })

  it('the ban on sex discrimination has exceptions', () => {
    expect(says('one-sex-only')).toMatch(/exceptions/)
  })

  it.each(['advisor-choice', 'lawyer-needed', 'school-pays-lawyer'])(
    'an advisor is promised to parties only (%s)',
    (id) => {
      expect(says(id)).toMatch(/\bparty\b/)
      expect(says(id)).not.toMatch(/\b[Yy]ou(?:r)?\b/)
    },
  )

  it('a statement without cross-examination may count, and public colleges may owe more', () => {
    expect(says('untested-statements')).toMatch(/may count/)
    expect(says('untested-statements')).toMatch(/due process .*public colleges/)
  })

  it('a live hearing comes before a decision on responsibility, not before a dismissal', () => {
    for (const id of ['no-college-hearing', 'same-person-decides']) {
      expect(says(id)).toMatch(/live hearing before .* decides who is responsible/)
    }
  })

  it('only cross-examination is for the advisors, and only relevant questions are allowed', () => {
    expect(says('crossed-by-party')).toMatch(/only the advisors cross-examine/)
    expect(says('no-college-hearing')).toMatch(/relevant questions/)
    expect(says('k12-hearing')).toMatch(/relevant questions/)
  })

  it('a school may add grounds for an appeal, for both parties alike', () => {
    expect(says('one-side-appeals')).toMatch(/three grounds/)
    expect(says('one-side-appeals')).toMatch(/add more grounds, for both/)
  })

  it('the presumption claims nothing of the case of whoever asks', () => {
    expect(says('presumed-responsible')).toMatch(/^Until .* presumed not responsible/)
    expect(says('presumed-responsible')).not.toMatch(/No decision has been made/)
  })

  it('informal resolution may be left before agreeing to a resolution', () => {
    expect(says('must-mediate')).toMatch(/withdraw before agreeing to a resolution/)
  })

  it('a removal comes with notice', () => {
    expect(says('punished-at-once')).toMatch(/notice with a chance to challenge/)
  })

  it('consent to treatment records may be a parent’s', () => {
    expect(says('treatment-records')).toMatch(/“eligible student”.* a parent gives it/)
  })

  it('the evidence is sent to each party, and to an advisor where there is one', () => {
    expect(says('evidence-hidden')).toMatch(/must send it to each party .*advisor, if any/)
    expect(says('evidence-hidden')).toMatch(/evidence of the investigation/)
  })

  it('the notice names the parties, not everybody involved', () => {
    expect(says('anonymous-complaint')).toMatch(/identities of the parties/)
  })
})
