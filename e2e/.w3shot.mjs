import { chromium } from '@playwright/test'
const U = 'http://127.0.0.1:4674'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const which = process.argv[2]
for (const [w, h] of (process.argv[3] ? [[+process.argv[3], 900]] : [[360, 800], [768, 900], [1280, 900]])) for (const scheme of ['light', 'dark']) {
  const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: scheme })
  p.on('console', m => { if (m.type() !== 'info') console.log(w, scheme, m.text()) })
  p.on('pageerror', e => console.log(String(e)))
  await p.goto(U + '/reviews')
  await p.getByText('That is the whole list').waitFor()
  if (which === 'list') { await p.screenshot({ path: `/tmp/w3/shots/list-${w}-${scheme}.png`, fullPage: true }) }
  else {
    await p.getByRole('button', { name: 'Write Review' }).click()
    await p.getByRole('dialog').waitFor()
    await p.screenshot({ path: `/tmp/w3/shots/dialog0-${w}-${scheme}.png` })
    await p.getByRole('combobox', { name: 'School' }).fill('stanf')
    await p.getByRole('option').first().waitFor()
    await p.screenshot({ path: `/tmp/w3/shots/school-${w}-${scheme}.png` })
    await p.getByRole('option').first().click()
    await p.getByRole('radio', { name: '2 of 5' }).check()
    await p.getByRole('textbox', { name: 'Title' }).fill('Three letters, three different answers')
    await p.getByRole('textbox', { name: 'Details' }).fill('After my interview on March 12 I asked for the evidence twice. Dean Hale said it would come by mail. It never did, and the next letter set a new date without a reason.')
    await p.getByText('2 details here').first().waitFor()
    await p.getByRole('button', { name: 'communication', exact: true }).click()
    await p.waitForTimeout(300)
    await p.screenshot({ path: `/tmp/w3/shots/dialog1-${w}-${scheme}.png` })
    await p.getByRole('textbox', { name: 'Details' }).scrollIntoViewIfNeeded()
    await p.getByRole('textbox', { name: /^Tags/ }).scrollIntoViewIfNeeded()
    await p.screenshot({ path: `/tmp/w3/shots/dialog2-${w}-${scheme}.png` })
    await p.getByRole('textbox', { name: 'Title' }).fill('')
    await p.getByRole('combobox', { name: 'School' }).fill('')
    await p.getByRole('button', { name: 'Post review' }).click()
    await p.waitForTimeout(300)
    await p.screenshot({ path: `/tmp/w3/shots/dialog3-${w}-${scheme}.png` })
  }
  await p.close()
}
await b.close()
