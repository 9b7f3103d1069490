import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBase } from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { describe, expect, it } from 'vitest';

/*
 * The specification fixes these names, however the rest of the code is renamed. Its routes are pinned by the browser stories that
 * docs/spec.md lists, the texts of its error catalog by the tests listed there.
 */

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('names that the specification fixes', () => {
  it('the API has the base path and the calls of section 7', () => {
    expect(apiBase).toBe('/api/v1');
    expect(Object.keys(routes)).toEqual(
      expect.arrayContaining([
        'POST /auth/login',
        'POST /auth/register',
        'POST /auth/password/forget/change',
        'POST /auth/account/email/otp/verify',
        'POST /auth/account/email/otp/resend',
        'GET /id/account/info',
      ]),
    );
  });

  it('the reply to a login has the fields of section 7', () => {
    const data = routes['POST /auth/login'].reply;
    const fields = ['accountId', 'email', 'username', 'role', 'status', 'fullName', 'avatar'];
    expect(JSON.stringify(data.toJSONSchema({ io: 'input' }))).toMatch(
      new RegExp(fields.map((field) => `(?=.*"${field}")`).join('')),
    );
  });

  it('writes carry the two headers of section 7', () => {
    const client = read('contract/protocol/route.ts');
    expect(client).toContain('x-one-time-uuid');
    expect(client).toContain('x-event-time');
  });

  it('the browser stores the session, theme and language under the keys of section 3', () => {
    const sources = ['web/api/stored-session.ts', 'web/public/theme.js', 'web/i18n/i18n.ts'];
    const text = sources.map(read).join('\n');
    for (const key of ['token', 'isAdmin', 'userFullName', 'userEmail', 'userAvatar']) {
      expect(text).toContain(`'${key}'`);
    }
    expect(text).toContain("'theme'");
    expect(text).toContain("'language'");
  });

  it('toasts of verification have the keys of section 8', () => {
    const keys = ['sent', 'sendFailed', 'incomplete', 'verified', 'invalid', 'verificationFailed'];
    for (const language of ['en', 'vi']) {
      const messages = JSON.parse(read(`web/accounts/auth/verify/messages.${language}.json`)) as {
        otp: Record<string, string>;
      };
      expect(Object.keys(messages.otp)).toEqual(expect.arrayContaining(keys));
    }
  });
});
