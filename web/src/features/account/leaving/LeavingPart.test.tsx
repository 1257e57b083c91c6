import { allSetups } from '@hub/core/trust/setup'
import { statementsOf } from '@hub/core/trust/statement'
import { trustTopics } from '@hub/core/trust/topics'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeavingPart } from './LeavingPart.tsx'

test('beside the choice to clear stands a link to what remains, which every hub says there', () => {
  const html = renderToStaticMarkup(<LeavingPart />)
  const slug = /href="\/trust#([a-z-]+)"[^>]*>What stays in your browser anyway</.exec(html)?.[1]
  for (const topics of allSetups().map(trustTopics)) {
    const said = topics.filter((topic) => topic.slug === slug).flatMap(statementsOf)
    const stays = said.find(({ id }) => id === 'leaving.stays')
    expect(stays?.text).toContain('your browser’s own list of the addresses you opened')
  }
})
