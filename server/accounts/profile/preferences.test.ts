import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent } from '../../testing/client.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

describe('preferences', () => {
  it('preferences start with defaults and keep each choice', async () => {
    const student = await newStudent(test);
    const defaults = await student.get('/id/preferences');
    expect(defaults).toEqual({
      textSize: 'normal',
      reducedMotion: false,
      extraTime: { rw: 1, math: 1 },
      longerBreak: false,
      extraBreaks: false,
      pause: false,
      textToSpeech: false,
    });
    await student.send('PATCH', '/id/preferences', { textSize: 'large' });
    const extraTime = { rw: 1.5, math: 2 };
    const reply = await student.send('PATCH', '/id/preferences', { extraTime });
    expect(reply.json().data).toEqual({ ...defaults, textSize: 'large', extraTime });
    expect(await student.get('/id/preferences')).toEqual(reply.json().data);
    expect((await student.get('/id/activity'))[0].action).toBe('preferences.changed');
  });

  it.each([{ extraTime: { rw: 3, math: 1 } }, { extraTime: { rw: 1 } }, { textSize: 'huge' }])(
    'refuses preferences such as %j',
    async (changes) => {
      const student = await newStudent(test);
      const reply = await student.send('PATCH', '/id/preferences', changes);
      expect(reply.json().code).toBe('INVALID_REQUEST');
    },
  );
});
