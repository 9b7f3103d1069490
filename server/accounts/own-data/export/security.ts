import { asc, eq } from 'drizzle-orm';
import { sessions } from '../../../db/accounts-schema.ts';
import {
  dataExports,
  passkeys,
  recoveryCodes,
  totpSecrets,
  twoStepResets,
} from '../../../db/security-schema.ts';
import type { Section } from './section.ts';

export const signedInDevices: Section = {
  name: 'signedInDevices',
  tables: [sessions],
  read: ({ db, accountId }) =>
    db
      .select({
        browser: sessions.userAgent,
        address: sessions.address,
        openedAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.accountId, accountId))
      .orderBy(asc(sessions.createdAt)),
};

/** Which second steps exist and since when; never their secrets. */
export const secondSteps: Section = {
  name: 'twoStepVerification',
  tables: [totpSecrets, recoveryCodes, passkeys, twoStepResets],
  async read({ db, accountId }) {
    const [app] = await db
      .select({ confirmedAt: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(eq(totpSecrets.accountId, accountId));
    const codes = await db
      .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, accountId));
    const keys = await db
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(asc(passkeys.createdAt));
    const [reset] = await db
      .select({ dueAt: twoStepResets.dueAt, reason: twoStepResets.reason })
      .from(twoStepResets)
      .where(eq(twoStepResets.accountId, accountId));
    return {
      authenticatorApp: app ?? null,
      recoveryCodes: { left: codes.filter(({ usedAt }) => usedAt === null).length, codes },
      passkeys: keys,
      resetByTheTeam: reset ?? null,
    };
  },
};

export const earlierExports: Section = {
  name: 'dataExports',
  tables: [dataExports],
  read: ({ db, accountId }) =>
    db
      .select({
        askedAt: dataExports.createdAt,
        readyAt: dataExports.readyAt,
        expiresAt: dataExports.expiresAt,
        bytes: dataExports.bytes,
      })
      .from(dataExports)
      .where(eq(dataExports.accountId, accountId))
      .orderBy(asc(dataExports.createdAt)),
};
