import type { KeptFile } from '@hub/core/record/book'
import { ENTRY_LIMITS } from '@hub/core/record/limits'
import { sizeWords } from '@hub/core/record/words'
import { useId, useRef, useState } from 'react'
import type { DraftKeeper } from '../../../lib/record/draftKeeper.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FieldError } from '../../../ui/forms/Field.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import styles from '../Record.module.css'

interface FormFilesProps {
  keeper: DraftKeeper
  files: readonly KeptFile[]
}

/** The files of an entry that is being written. Each is sealed as soon as it is chosen. */
export function FormFiles({ keeper, files }: FormFilesProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [adding, setAdding] = useState<string>()

  const add = async (chosen: FileList | null) => {
    setProblem(undefined)
    const problems: string[] = []
    let room = ENTRY_LIMITS.files - files.length
    for (const file of chosen ?? []) {
      const refused = room < 1 ? tooMany : refusalOf(file)
      if (refused) {
        problems.push(refused)
        continue
      }
      setAdding(file.name)
      const bytes = await file.arrayBuffer().catch(() => null)
      const name = file.name.toWellFormed().slice(0, ENTRY_LIMITS.fileName)
      const added =
        bytes && (await keeper.addFile({ name, type: file.type, bytes: new Uint8Array(bytes) }))
      if (added) room -= 1
      else problems.push(`${file.name} could not be read or stored.`)
    }
    setAdding(undefined)
    setProblem([...new Set(problems)].join(' ') || undefined)
    if (input.current) input.current.value = ''
  }
  return (
    <div className={styles.stack} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles.label}>
        Files <span className={styles.optional}>(optional)</span>
      </p>
      <FieldError id={`${id}-error`} error={problem} />
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={file.box} className={styles.row}>
              <span className={styles.grow}>
                {file.name}, {sizeWords(file.size)}
              </span>
              <Button kind="quiet" onClick={() => void keeper.dropFile(file)}>
                Take out<VisuallyHidden> {file.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button
          icon="plus"
          busy={adding !== undefined && 'Sealing...'}
          onClick={() => input.current?.click()}
        >
          Add files
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files of the entry"
          onChange={({ target }) => void add(target.files)}
        />
      </p>
      <p className={styles.note}>
        Photos, screenshots, letters: any kind, up to 10 MB each. They are kept as they are, with
        any date and place stored in them. Your own copy stays where it is.
      </p>
    </div>
  )
}

const tooMany = `An entry takes at most ${ENTRY_LIMITS.files} files.`

function refusalOf({ name, size }: File): string | undefined {
  if (size > ENTRY_LIMITS.fileBytes) return `${name} is larger than 10 MB, so it was not added.`
  return size === 0 ? `${name} is empty, so it was not added.` : undefined
}
