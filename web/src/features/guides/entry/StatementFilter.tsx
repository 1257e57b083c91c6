import type { Guide } from '@hub/api/guides'
import { ReaderFields } from '../ReaderFields.tsx'
import { useReader } from '../reader.ts'
import styles from './StatementFilter.module.css'

/** Where parts of an entry are for one school or one side only: the choice to see only one's own. */
export function StatementFilter({ guide }: { guide: Guide }) {
  const [reader, setReader] = useReader()
  const said = [...guide.answer, ...guide.more.flatMap(({ statements }) => statements)]
  const fields = {
    school: said.some(({ school }) => school !== undefined),
    role: said.some(({ role }) => role !== undefined),
  }
  if (!fields.school && !fields.role) return null
  return (
    <div className={styles.filter} role="group" aria-label="Show only what is for you">
      <ReaderFields reader={reader} onChange={setReader} fields={fields} />
    </div>
  )
}
