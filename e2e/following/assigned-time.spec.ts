import { randomUUID } from 'node:crypto';
import { openStudent, openTutor } from '../support/classroom.ts';
import { expect, test } from '../support/fixtures.ts';
import { takeTest } from '../support/take-test-over-http.ts';

test('a tutor grants extra time, the student sees it before the start, and the report shows it', async ({
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const tutor = await openTutor(browser, baseURL!);
  const student = await openStudent(browser, baseURL!, 'Đỗ Minh');
  const [id, assignment] = [randomUUID(), randomUUID()];
  await tutor.call('PUT', `/classes/${id}`, { name: `Time ${id.slice(0, 8)}`, note: '' });
  const { joinCode } = await tutor.call<{ joinCode: string }>('GET', `/classes/${id}`);
  await student.call('POST', `/class-codes/${joinCode}`, {});
  await student.call('PATCH', '/id/preferences', { pause: true });
  const now = Date.now();
  await tutor.call('PUT', `/classes/${id}/assignments/${assignment}`, {
    test: 'practice-rw-1',
    note: '',
    opensAt: new Date(now - 60_000).toISOString(),
    closesAt: new Date(now + 86_400_000).toISOString(),
    attempts: 1,
    sections: ['rw'],
    resultTime: 'at-once',
  });

  await tutor.page.goto(`/classes/${id}`);
  await tutor.page.getByRole('button', { name: /^Standard ?: Đỗ Minh/ }).click();
  const dialog = tutor.page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: 'Time for Reading and Writing' })
    .getByRole('radio', { name: '×1.5' })
    .check();
  await expectAccessible(tutor.page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    tutor.page.getByRole('button', { name: /^Reading and Writing ×1\.5 ?: Đỗ Minh/ }),
  ).toBeVisible();

  await student.page.goto('/classes');
  await expect(
    student.page.getByText('Granted for this test: Reading and Writing ×1.5'),
  ).toBeVisible();
  await expect(
    student.page.getByText(/Your own settings .* tests you take on your own/),
  ).toBeVisible();
  await student.page.getByRole('link', { name: /^Start/ }).click();
  await expect(student.page.getByRole('heading', { name: 'Before you start' })).toBeVisible();
  await expect(student.page.getByText('×1.5, 45 minutes per module')).toBeVisible();
  await expect(student.page.getByText(/Your own settings don’t apply here/)).toBeVisible();

  const attempt = await takeTest(student.call, 'practice-rw-1', { assignment, sections: ['rw'] });
  await expect(async () => {
    await tutor.page.goto(`/test-results/${attempt}`);
    await expect(tutor.page.getByText('This attempt had 15 minutes of extra time.')).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await tutor.page.context().close();
  await student.page.context().close();
});
