import { call, type Reply } from '../../../api/client.ts';
import { reportEndedSession } from '../../../api/report-ended-session.ts';

type CodeReply = Reply<'POST /auth/account/email/otp/verify'>;

/** Requests a code when the modal opens; the server sends at most one per minute. */
export const sendCode = (email: string): Promise<CodeReply> =>
  reportEndedSession(call('POST /auth/account/email/otp/verify', { body: { email }, quiet: true }));

export const resendCode = (email: string): Promise<CodeReply> =>
  reportEndedSession(call('POST /auth/account/email/otp/resend', { body: { email }, quiet: true }));

export const verifyCode = (email: string, otp: string): Promise<CodeReply> =>
  reportEndedSession(
    call('POST /auth/account/email/otp/verify', { body: { email, otp }, quiet: true }),
  );
