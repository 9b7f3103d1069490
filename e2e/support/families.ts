import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { openAccount } from './sign-in.ts';

export const studentName = 'Nguyễn Minh Ánh';
export const parentName = 'Nguyễn Minh Tâm';

/** Under 16 for years to come. */
export const youngStudent = { dob: `${new Date().getFullYear() - 13}-03-14` };

/** Opens a parent's account in a browser context of its own, which the story closes. */
export async function newParent(browser: Browser): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage();
  const email = await openAccount(page, { firstName: 'Tâm', role: 'parent', dob: '1980-05-20' });
  return { page, email };
}

/** Page object of the family page, in English. */
export class FamilyPage {
  page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(code?: string): Promise<void> {
    await this.page.goto(code === undefined ? '/family' : `/family?code=${code}`);
  }

  /** Makes a code and returns it. */
  async makeCode(): Promise<string> {
    await this.page.getByRole('button', { name: 'Create a code' }).click();
    const code = this.page.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).first();
    await expect(code).toBeVisible();
    return code.innerText();
  }

  get invitation(): Locator {
    return this.page.getByRole('dialog', { name: 'Invitation' });
  }

  async acceptInvitation(): Promise<void> {
    await this.invitation.getByRole('button', { name: 'Accept' }).click();
  }

  child(name = studentName): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  async endLinkWith(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove link with ${name}` }).click();
    const question = this.page.getByRole('dialog', { name: `Remove the link with ${name}?` });
    await question.getByRole('button', { name: 'Remove link' }).click();
    await expect(question).toHaveCount(0);
  }
}

/** Links a new parent to the student on `page`, who is old enough to decide; returns the parent's page. */
export async function linkParent(page: Page, browser: Browser): Promise<Page> {
  const student = new FamilyPage(page);
  await student.open();
  const code = await student.makeCode();
  const { page: parentPage } = await newParent(browser);
  const parent = new FamilyPage(parentPage);
  await parent.open(code);
  await parent.invitation.getByText(studentName).waitFor();
  await parent.acceptInvitation();
  await expect(parent.child()).toBeVisible();
  return parentPage;
}
