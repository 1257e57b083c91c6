/**
 * The script of verify.html, which lies in every export: it works from a saved file, without any network and without
 * the hub. web/vite/verifyPage.ts makes the page of it.
 */
import type { Verification } from '@hub/core/record/verifyExport'
import { verdictWords } from '@hub/core/record/verifyWords'
import { instantWords } from '@hub/core/record/words'
import { type ChosenFiles, chosenFiles, droppedFiles } from '../../../lib/record/givenFiles.ts'
import { verifyFiles } from '../../../lib/record/verifyFiles.ts'

const result = document.getElementById('result')
for (const id of ['zip', 'folder']) {
  const input = document.getElementById(id)
  input?.addEventListener('change', () => {
    if (input instanceof HTMLInputElement) void check(chosenFiles(input.files))
  })
}
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  if (event.dataTransfer) void droppedFiles(event.dataTransfer).then(check, sayUnread)
})

async function check(chosen: ChosenFiles): Promise<void> {
  if (chosen.length === 0) return
  if (!('subtle' in crypto)) {
    return show([
      element(
        'p',
        'This browser does not compute hashes for saved files. Open the page in another.',
      ),
    ])
  }
  show([element('p', 'Checking on this device...')])
  try {
    show(partsOf(await verifyFiles(chosen)))
  } catch {
    sayUnread()
  }
}

function sayUnread(): void {
  show([element('p', 'The files could not be read. Try again.')])
}

function partsOf(verification: Verification): HTMLElement[] {
  const { title, text } = verdictWords(verification)
  const verdict = [element('h2', title), element('p', text)]
  if (verification.result === 'unreadable') return verdict
  const { findings, manifest, open } = verification
  const differing = findings.filter(({ state }) => state === 'differs')
  const fitting = findings.filter(({ state }) => state === 'fits')
  return [
    ...verdict,
    ...section(
      'What differs',
      differing.map(({ words }) => words),
    ),
    ...section(
      'What fits',
      fitting.map(({ words }) => words),
    ),
    ...section('What could not be checked here', open),
    ...section(
      'Time stamps to look up',
      manifest.stamps.map(
        ({ chainId, chainName, commitment, registry, time }) =>
          `Ask getStamp of the contract ${registry} on ${chainName}, id ${chainId}, for the number 0x${commitment}.${
            time === '' ? '' : ` The record says: ${instantWords(time)}.`
          }`,
      ),
    ),
  ]
}

function section(title: string, items: readonly string[]): HTMLElement[] {
  if (items.length === 0) return []
  const list = document.createElement('ul')
  list.append(...items.map((words) => element('li', words)))
  return [element('h3', title), list]
}

function element(name: string, words: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = words
  return made
}

function show(parts: readonly HTMLElement[]): void {
  result?.replaceChildren(...parts)
}
