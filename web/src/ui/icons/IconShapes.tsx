import { shapeId } from './Icon.tsx'
import { type IconName, icons } from './icons.ts'

/** The shapes of all icons, once in each page and never seen there, so that no script has to carry them. */
export function IconShapes() {
  return (
    <div hidden>
      <svg aria-hidden="true" focusable="false">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <path key={name} id={shapeId(name)} d={icons[name]} />
        ))}
      </svg>
    </div>
  )
}
