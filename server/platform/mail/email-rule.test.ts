import { isEmail } from '@bac/contract/accounts/account-rules.ts';
import { emailAddress } from '@bac/contract/accounts/email-address.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileValidator } from '../http/body/validation.ts';
import { emailSchema } from './email.ts';

const validate = compileValidator({
  schema: z.object({ email: emailAddress }),
  httpPart: 'body',
  method: 'POST',
  url: '/',
});

const parts = fc.constantFrom(...`aZ0._-+'@!,; <\n\tếđ`, '.vn', '.c', 'a@b', '@x.com');
const texts = fc.oneof(
  fc.array(parts, { maxLength: 12 }).map((all) => all.join('').trim()),
  fc
    .tuple(fc.array(parts, { maxLength: 4 }), fc.array(parts, { maxLength: 4 }))
    .map(([local, domain]) => `${local.join('')}@${domain.join('')}.vn`.trim()),
  fc.emailAddress(),
);

describe('email addresses', () => {
  it('are validated identically by the forms, the API and the mailer', () => {
    fc.assert(
      fc.property(texts, (email) => {
        const isValid = isEmail(email);
        expect(validate({ email }) === true).toBe(isValid);
        expect(emailSchema.shape.to.safeParse(email).success).toBe(isValid);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['minh.anh+sat@example.com.vn', true],
    ["o'connor@x.ie", true],
    [`${'a'.repeat(248)}@b.co`, true],
    [`${'a'.repeat(250)}@b.co`, false],
    ['lê.anh@gmail.com', false],
    ['a!b@x.com', false],
    ['x@a,b.vn', false],
    ['a@x.c', false],
    ['a@x.com\r\nBcc: b@x.com', false],
  ])('%j is valid for the forms, the API and the mailer: %s', (email, isValid) => {
    expect(isEmail(email)).toBe(isValid);
    expect(validate({ email }) === true).toBe(isValid);
    expect(emailSchema.shape.to.safeParse(email).success).toBe(isValid);
  });
});
