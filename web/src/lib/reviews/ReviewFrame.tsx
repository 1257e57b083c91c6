import type { ReactNode } from 'react'
import { classes } from '../../ui/styles/classes.ts'
import { Stars } from '../../ui/text/Stars.tsx'
import text from '../../ui/text/text.module.css'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './ReviewFrame.module.css'

interface ReviewFrameProps {
  title: string
  rating: number
  /** The school's name, as a link where it leads somewhere; left out on the page of that school. */
  school?: ReactNode
  /** The day as `MMM d, yyyy`. */
  day: string
  badges: ReactNode
  /** Who wrote it, where that is shown. */
  author?: ReactNode
  tags: readonly string[]
  headingLevel?: 2 | 3
  /** The words. */
  children: ReactNode
  /** What can be done with it. */
  action?: ReactNode
}

/** One review: its facts in the margin, its words beside them (stacked where it is narrow). */
export function ReviewFrame(props: ReviewFrameProps) {
  const { title, rating, school, day, badges, author, tags, headingLevel = 3 } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.entry} data-later="">
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.facts}>
        <Stars value={rating} />
        {school && <p className={styles.school}>{school}</p>}
        <p>{day}</p>
        <p className={styles.badges}>{badges}</p>
        {author && <p className={styles.author}>{author}</p>}
      </div>
      <div className={styles.words}>
        {props.children}
        {tags.length > 0 && (
          <p className={classes(text.note, text.breaks)}>
            <VisuallyHidden>Tags: </VisuallyHidden>
            {tags.join(' · ')}
          </p>
        )}
        {props.action}
      </div>
    </article>
  )
}
