import { randomUUID } from 'node:crypto';
import { openStudent, openTutor } from '../support/classroom.ts';
import { expect, test } from '../support/fixtures.ts';

test('a test of a class is refused in private, by a page that names the class and leads there', async ({
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const tutor = await openTutor(browser, baseURL!);
  const student = await openStudent(browser, baseURL!, 'Vũ Gia');
  const [id, assignment] = [randomUUID(), randomUUID()];
  const name = `Held ${id.slice(0, 8)}`;
  await tutor.call('PUT', `/classes/${id}`, { name, note: '' });
  const { joinCode } = await tutor.call<{ joinCode: string }>('GET', `/classes/${id}`);
  await student.call('POST', `/class-codes/${joinCode}`, {});
  const now = Date.now();
  await tutor.call('PUT', `/classes/${id}/assignments/${assignment}`, {
    test: 'practice-rw-1',
    note: '',
    opensAt: new Date(now - 60_000).toISOString(),
    closesAt: new Date(now + 86_400_000).toISOString(),
    attempts: 1,
    sections: ['rw'],
    resultTime: 'when-released',
  });

  // An address that the student has kept starts the test privately.
  await student.page.goto('/test/screen?test=practice-rw-1');
  const alert = student.page.getByRole('alert');
  await expect(alert.getByText('This test belongs to your class for now')).toBeVisible();
  await expect(alert.getByText(`is assigned in your class ${name}`)).toBeVisible();
  await expectAccessible(student.page);
  await student.page.getByRole('link', { name: 'To your classes' }).click();
  await expect(student.page.getByRole('heading', { level: 2, name })).toBeVisible();

  await student.page.goto('/tests');
  const row = student.page
    .getByRole('listitem')
    .filter({ hasText: 'Assigned in your class' })
    .filter({ hasText: name });
  await expect(row.getByRole('link', { name: /^To your class/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /^Start/ })).toHaveCount(0);
  await tutor.page.context().close();
  await student.page.context().close();
});
