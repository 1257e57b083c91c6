import type { School } from '@hub/api/schools'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { partHelp } from '../../lib/partHelp.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { useSearchTerm } from '../../lib/useSearchTerm.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { HowScores } from './HowScores.tsx'
import { SchoolFilters } from './SchoolFilters.tsx'
import { SchoolResults } from './SchoolResults.tsx'
import styles from './SchoolsScreen.module.css'
import { emptyDraft } from './schoolDraft.ts'
import { type SchoolFilter, wholeDirectory } from './schoolFilter.ts'

// Kept for the way back from a school. In memory only: an address or a storage would leave a trace.
let last = wholeDirectory

const loadDialog = () => import('./AddSchoolDialog.tsx')

/** The school directory. What is searched and chosen lives in memory, never in the address. */
export default function SchoolsScreen() {
  const { filter, showAll, ...controls } = useSchoolFilter()
  const searchBox = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(emptyDraft)
  const [added, setAdded] = useState<School>()
  const { Part: AddSchoolDialog, ...dialog } = useLazyPart(loadDialog)
  return (
    <Page>
      <PageHeader
        title="School Reviews"
        lead="How students rate their schools, from either side of a case."
        actions={
          <Button
            kind="main"
            icon="plus"
            aria-haspopup="dialog"
            busy={dialog.state === 'coming' && 'Opening...'}
            onClick={dialog.open}
            onPointerEnter={dialog.preload}
            onFocus={dialog.preload}
          >
            Add School
          </Button>
        }
      />
      <div className={styles.notices}>
        {dialog.state === 'failed' && (
          <Alert tone="stop" title="The form did not load.">
            {partHelp}
          </Alert>
        )}
        {added && <AddedSchool key={added.id} school={added} />}
      </div>
      <HowScores />
      <SchoolFilters {...controls} type={filter.type} sort={filter.sort} searchBox={searchBox} />
      <SchoolResults
        filter={filter}
        onAdd={dialog.open}
        onShowAll={() => {
          showAll()
          searchBox.current?.focus()
        }}
      />
      {AddSchoolDialog && (
        <AddSchoolDialog
          draft={draft}
          onDraft={setDraft}
          onClose={dialog.close}
          onAdded={(school) => {
            setDraft(emptyDraft)
            setAdded(school)
            dialog.close()
          }}
        />
      )}
    </Page>
  )
}

/** What is asked of the directory, and the ways to change it. */
function useSchoolFilter() {
  const { text, term, type: onType, run: onRun } = useSearchTerm(last.term)
  const [{ type, sort }, setChoices] = useState(last)
  const filter: SchoolFilter = { term, type, sort }

  useEffect(() => {
    last = { term, type, sort }
  }, [term, type, sort])

  return {
    filter,
    text,
    onType,
    onRun,
    onTypeChoice: (type: SchoolFilter['type']) => setChoices((last) => ({ ...last, type })),
    onSort: (sort: SchoolFilter['sort']) => setChoices((last) => ({ ...last, sort })),
    showAll: () => {
      onRun('')
      setChoices((last) => ({ ...last, type: 'all' }))
    },
  }
}

interface AddedSchoolProps {
  school: School
}

/**
 * Says what was added and leads on. It takes the focus, since the button that opened the dialog may
 * have gone with the empty list it stood in.
 */
function AddedSchool({ school }: AddedSchoolProps) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Alert title={`${school.name} is in the directory now.`} live="off">
        <TextLink href={`/schools/${school.id}`}>Open it</TextLink> to write its first review.
      </Alert>
    </div>
  )
}
