import { LinkButton } from '../ui/buttons/Button.tsx'
import { TextLink } from '../ui/buttons/TextLink.tsx'
import { Entry } from '../ui/layout/Entry.tsx'
import { EntryGroup, Groups } from '../ui/layout/EntryGroup.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { Cite } from '../ui/text/Cite.tsx'
import { Marked } from '../ui/text/Marked.tsx'
import { Quote } from '../ui/text/Quote.tsx'
import { Stars } from '../ui/text/Stars.tsx'
import { Sample } from './Sample.tsx'

/** Entries between rules, quotes, cites and marked words. */
export function ListParts() {
  return (
    <>
      <Sample name="Groups of entries">
        <Groups>
          <EntryGroup
            title="Legal"
            note="Your rights in plain words."
            count="2 resources"
            columns={2}
          >
            <SampleEntry title="A legal office" />
            <SampleEntry title="Another one with a much longer name" />
          </EntryGroup>
        </Groups>
      </Sample>
      <Sample name="Entry with details">
        <Entry
          title={<a href="#content">Slow, and no one said why</a>}
          meta={
            <>
              <Stars value={2} /> <span>Sep 14, 2026</span> <Badge>School Review</Badge>
            </>
          }
        >
          <p>Four months passed between the first letter and the meeting.</p>
        </Entry>
      </Sample>
      <Sample name="Quote, cite and mark">
        <Quote cite={<Cite href="#content">34 CFR 106.45(b)(5)(iii)</Cite>}>
          The words of the rule stand here, as they were written
        </Quote>
        <p>
          <Marked text="Help with an appeal after a hearing" ranges={[[13, 19]]} />
        </p>
      </Sample>
    </>
  )
}

function SampleEntry({ title }: { title: string }) {
  return (
    <Entry
      kicker="Legal"
      title={title}
      actions={
        <>
          <LinkButton href="#content" icon="external">
            Visit Resource
          </LinkButton>
          <TextLink look="dial" href="tel:988">
            988
          </TextLink>
        </>
      }
    >
      <p>Who it is for and what it does, in two lines at most.</p>
    </Entry>
  )
}
