import styles from './ReviewFields.module.css'

/** The school of a review where nobody is to choose it. */
export function FixedSchool({ name }: { name: string }) {
  return (
    <div className={styles.fixed}>
      <p className={styles.label}>School</p>
      <p>{name}</p>
    </div>
  )
}
