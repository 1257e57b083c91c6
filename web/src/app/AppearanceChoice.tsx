import { choices, themeField } from '../early/theme.ts'
import styles from './AppearanceChoice.module.css'

/** System, light or dark; kept on this device only. The early script fills it in and listens. */
export function AppearanceChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Appearance</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.option}>
          <input
            type="radio"
            name={themeField}
            className={styles.radio}
            value={choice.value}
            autoComplete="off"
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
