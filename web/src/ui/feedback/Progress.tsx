import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './Progress.module.css'

interface ProgressProps {
  /** What runs: "Analyzing document...". */
  title: string
  /** The step in words: "Step 3 of 5: comparing with the rule". */
  step?: string
  /** 0 to 1; undefined where the end is not known (a still striped bar). */
  value?: number | undefined
  /** The step is as long as the bar: its percents stand behind it. Screen readers are told each quarter. */
  isCounted?: boolean
  children?: React.ReactNode
}

/** A bordered bar with a named step. It does not move by itself. */
export function Progress({ title, step, value, isCounted, children }: ProgressProps) {
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  const counted = isCounted ? percent : undefined
  const isToldNow = counted !== undefined && counted >= 25
  return (
    <div className={styles.progress}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      <progress
        className={percent === undefined ? styles.unknown : styles.bar}
        aria-label={title}
        aria-valuetext={counted === undefined ? step : `${step}, ${counted}% done`}
        max={100}
        value={percent}
      />
      {step && (
        <p className={styles.step}>
          <span role="status">
            {step}
            {isToldNow && <VisuallyHidden>, {counted - (counted % 25)}% done</VisuallyHidden>}
          </span>
          {counted !== undefined && <span aria-hidden="true">, {counted}% done</span>}
        </p>
      )}
    </div>
  )
}
