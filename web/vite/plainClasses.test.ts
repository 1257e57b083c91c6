import { expect, it } from 'vitest'
import { withPlainClasses } from './plainClasses.ts'

const object = `import styles from './Part.module.css'`
const plain = `import * as styles from './Part.module.css'`

it('names each class by itself where all are named by words', () => {
  const use = `const part = <p className={styles.part}><b className={on && styles.on} /></p>`
  expect(withPlainClasses(`${object}\n${use}`)).toBe(`${plain}\n${use}`)
})

it.each([
  ['a name that is computed', 'classes(styles.part, styles[tone])'],
  ['a word that cannot be a name', 'styles.delete'],
  ['the whole object handed on', 'use(styles)'],
  ['a name taken apart', 'const { part } = styles'],
])('keeps the object for %s', (_, use) => {
  expect(withPlainClasses(`${object}\n${use}`)).toBe(`${object}\n${use}`)
})

it('tells two sheets of one part apart', () => {
  const code = `${object}\nimport field from './Field.module.css'\nstyles.part + field[tone]`
  expect(withPlainClasses(code)).toBe(code.replace(object, plain))
})

it('leaves other imports and properties of that name alone', () => {
  const code = `import styles from './styles.ts'\nimport part from './Part.module.css'\npage.part[0] + styles`
  expect(withPlainClasses(code)).toBe(code.replace('import part', 'import * as part'))
})
