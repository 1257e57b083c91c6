import { expect, type Page } from '@playwright/test'

/** Words in which two details point to somebody: a day and a name. */
export const twoDetails = 'On March 12 I asked twice. Dean Hale said it would come by mail.'

/** Opens the dialog by its button; the dialog and its fields. */
export async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Write Review' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Write Review' })
  await expect(dialog).toBeVisible()
  return {
    dialog,
    school: dialog.getByRole('combobox', { name: 'School' }),
    title: dialog.getByRole('textbox', { name: 'Title' }),
    content: dialog.getByRole('textbox', { name: 'Details' }),
    tags: dialog.getByRole('textbox', { name: /^Tags/ }),
    post: dialog.getByRole('button', { name: 'Post review' }),
  }
}

/** Fills in all that a review needs. */
export async function fillReview(
  form: Awaited<ReturnType<typeof openDialog>>,
  title: string,
): Promise<void> {
  await form.school.fill('Lakeside State College')
  await form.title.fill(title)
  await form.content.fill('They answered every letter.')
}

/** Closes the receipt of a review that was posted, and answers its code. */
export async function keepReceipt(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Your receipt' })
  const code = await dialog.locator('[data-recovery-code]').innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  return code
}
