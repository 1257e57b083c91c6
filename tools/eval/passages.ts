/** The rules over single passages of letters, by writers who saw none of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '@hub/core/analysis/facts'
import type { Rule } from '@hub/core/analysis/rule'
import { rules } from '@hub/core/analysis/rules/index'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'

/** Passages about what one rule asks. */
interface Passages {
  /** A careful reader would say that they go against it. */
  readonly against: readonly string[]
  /** They do not, though they speak of the same. */
  readonly fine: readonly string[]
}

interface Row extends Record<keyof Passages, { seen: number; of: number }> {
  readonly id: string
}

/**
 * Prints of how many passages against a rule the rule says so, and of how many that are fine.
 *
 * @param folder JSON files that hold passages under the first requirement of each rule
 * @param flags `--quiet` prints the sum only, `--missed` also the passages that were judged wrong
 */
export function evaluatePassages(folder: string, flags: readonly string[]): void {
  const rows: Row[] = []
  for (const file of readdirSync(folder).toSorted()) {
    const byRule = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Passages>
    for (const [id, passages] of Object.entries(byRule)) {
      const rule = rules.find(({ requirements: [first] }) => first === id)
      if (rule) rows.push(judge(rule, id, passages, flags))
    }
  }
  if (!flags.includes('--quiet')) for (const row of rows) say(line(row.id, [row]))
  say(line('all', rows))
}

function judge(rule: Rule, id: string, passages: Passages, flags: readonly string[]): Row {
  const seen = (kind: keyof Passages) => {
    const texts = passages[kind].filter((text) => isAgainst(rule, text))
    if (flags.includes('--missed')) {
      const wrong =
        kind === 'fine' ? texts : passages.against.filter((text) => !texts.includes(text))
      for (const text of wrong) say(`  ${id} ${kind === 'fine' ? 'flagged' : 'missed'}: ${text}`)
    }
    return { seen: texts.length, of: passages[kind].length }
  }
  return { id, against: seen('against'), fine: seen('fine') }
}

/** In a document of a kind that the rule is made for, since a passage does not tell its own. */
function isAgainst(rule: Rule, text: string): boolean {
  const kinds = rule.documents.length > 2 ? rule.documents.slice(0, 1) : rule.documents
  return kinds.some((docType) => {
    const facts: Facts = {
      reading: readDocument(onePage(text)),
      docType,
      audience: rule.audience ?? 'postsecondary',
      rule: '2020',
      standardOfEvidence: null,
      letterDate: null,
      dates: [],
    }
    return rule.check(facts).state === 'contradicted'
  })
}

function line(name: string, rows: readonly Row[]): string {
  const share = (kind: keyof Passages) => {
    const seen = rows.reduce((sum, row) => sum + row[kind].seen, 0)
    const of = rows.reduce((sum, row) => sum + row[kind].of, 0)
    return `${seen} of ${of} (${((100 * seen) / of).toFixed(1)}%)`
  }
  return `${name.padEnd(8)} against ${share('against')}  fine ${share('fine')}`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
