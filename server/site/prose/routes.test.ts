import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const clientAs = async (role: 'admin' | 'student') =>
  clientOf(test, (await signedInAs(test.services, role)).cookie);

describe('the preview of Markdown', () => {
  it('shows an editor of managed content how a text will look', async () => {
    const editor = await clientAs('admin');
    const reply = await editor.send('POST', '/prose', { markdown: 'a **b**' });
    expect(reply.json().data).toEqual([
      { kind: 'paragraph', runs: [{ text: 'a ' }, { text: 'b', style: ['strong'] }] },
    ]);
  });

  it('refuses the preview to a student', async () => {
    const reply = await (await clientAs('student')).send('POST', '/prose', { markdown: 'a' });
    expect(reply.json()).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('shows dense markup as plain text', async () => {
    const markdown = '*a* '.repeat(15_000);
    const reply = await (await clientAs('admin')).send('POST', '/prose', { markdown });
    expect(reply.json().data).toEqual([{ kind: 'paragraph', runs: [{ text: markdown }] }]);
  });

  it('limits previews to 120 in a minute', async () => {
    const editor = await clientAs('admin');
    const preview = async () => (await editor.send('POST', '/prose', { markdown: 'a' })).statusCode;
    for (let sent = 0; sent < 120; sent += 1) expect(await preview()).toBe(200);
    expect(await preview()).toBe(429);
    test.clock.turn(61_000);
    expect(await preview()).toBe(200);
  });
});
