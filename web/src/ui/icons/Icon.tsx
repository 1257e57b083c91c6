import styles from './Icon.module.css'
import { type IconName, icons } from './icons.ts'

interface IconProps {
  name: IconName
  /** Filled in the current colour instead of outlined (used for stars). */
  filled?: boolean
}

/** The id of an icon's shape in the page (IconShapes.tsx). */
export const shapeId = (name: IconName) => `icon-${name}`

/** One outline icon, 20 px. It is decoration: the word beside it, or the control's name, speaks. */
export function Icon({ name, filled = false }: IconProps) {
  return (
    <svg
      className={filled ? styles.filled : styles.icon}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      {/* Not drawn by reference (`use`): with hundreds of those a slow phone shows a list later. */}
      <path d={import.meta.env.SSR ? icons[name] : shapeInPage(name)} />
    </svg>
  )
}

/** No script carries the shapes: they come with the page. */
function shapeInPage(name: IconName): string | undefined {
  return document.getElementById(shapeId(name))?.getAttribute('d') ?? undefined
}
