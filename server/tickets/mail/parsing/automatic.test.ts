import { describe, expect, it } from 'vitest';
import { automaticKind, type AutomaticHeaders } from './automatic.ts';
import { answerMessageId } from '../message-ids.ts';

const address = 'help@bac.example';
const byPerson = { sender: 'a@example.com', from: 'a@example.com', messageId: '<1@example.com>' };

const kindOf = (headers: AutomaticHeaders, rest: Partial<typeof byPerson> = {}) =>
  automaticKind({ ...byPerson, ...rest, headers }, address);

describe('an automatic email', () => {
  it.each<[AutomaticHeaders]>([
    [{ 'auto-submitted': 'auto-replied (vacation)' }],
    [{ 'auto-submitted': 'auto-generated' }],
    [{ 'x-auto-response-suppress': 'All' }],
    [{ 'x-auto-response-suppress': 'DR, OOF, AutoReply' }],
    [{ 'x-autoreply': 'yes' }],
    [{ precedence: 'auto_reply' }],
  ])('recognizes an automatic reply: %o', (headers) => {
    expect(kindOf(headers)).toBe('auto-reply');
  });

  it.each(['bulk', 'junk', 'List'])('recognizes bulk mail: %s', (precedence) => {
    expect(kindOf({ precedence })).toBe('bulk');
  });

  it.each([
    [{ sender: '' }],
    [{ sender: 'MAILER-DAEMON@mx.example' }],
    [{ from: 'Mailer-Daemon@mx.example' }],
  ])('recognizes a bounce: %o', (rest) => {
    expect(kindOf({}, rest)).toBe('bounce');
  });

  it('recognizes a delivery report', () => {
    expect(kindOf({ 'content-type': 'multipart/report; report-type=delivery-status' })).toBe(
      'bounce',
    );
  });

  it('recognizes our own email that came back', () => {
    expect(kindOf({ 'x-loop': 'Help@Bac.example' })).toBe('loop');
    expect(kindOf({}, { messageId: answerMessageId(address, crypto.randomUUID()) })).toBe('loop');
  });
});

describe('an email of a person', () => {
  it.each<[AutomaticHeaders]>([
    [{}],
    [{ 'auto-submitted': 'no' }],
    [{ precedence: 'first-class' }],
    [{ 'x-auto-response-suppress': 'DR, RN' }],
    [{ 'x-loop': 'somebody@else.example' }],
    [{ 'content-type': 'multipart/mixed; boundary=x' }],
  ])('is not taken for an automatic one: %o', (headers) => {
    expect(kindOf(headers)).toBeUndefined();
  });
});
