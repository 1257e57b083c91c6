import { notLoadedId } from '../early/notLoaded.ts'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'

/**
 * What stands in the place of a loading whose code did not come. It lies in each page as a template, in plain HTML:
 * the early script takes it from there even where none of React has come.
 */
export function NotLoaded() {
  return (
    <template id={notLoadedId}>
      <ErrorState title="This page did not load fully." headingLevel={2} onRetry={() => {}}>
        The connection may be down. The links and the crisis lines above still work.
      </ErrorState>
    </template>
  )
}
