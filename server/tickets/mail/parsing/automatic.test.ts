import { describe, expect, it } from 'vitest';
import { automaticKind, type TellingHeaders } from './automatic.ts';
import { answerMessageId } from '../message-ids.ts';

const address = 'help@bac.example';
const byPerson = { sender: 'a@example.com', from: 'a@example.com', messageId: '<1@example.com>' };

const kindOf = (headers: TellingHeaders, rest: Partial<typeof byPerson> = {}) =>
  automaticKind({ ...byPerson, ...rest, headers }, address);

describe('a letter that no person wrote', () => {
  it.each<[TellingHeaders]>([
    [{ 'auto-submitted': 'auto-replied (vacation)' }],
    [{ 'auto-submitted': 'auto-generated' }],
    [{ 'x-auto-response-suppress': 'All' }],
    [{ 'x-auto-response-suppress': 'DR, OOF, AutoReply' }],
    [{ 'x-autoreply': 'yes' }],
    [{ precedence: 'auto_reply' }],
  ])('is an automatic reply: %o', (headers) => {
    expect(kindOf(headers)).toBe('auto-reply');
  });

  it.each(['bulk', 'junk', 'List'])('went to many: %s', (precedence) => {
    expect(kindOf({ precedence })).toBe('bulk');
  });

  it.each([
    [{ sender: '' }],
    [{ sender: 'MAILER-DAEMON@mx.example' }],
    [{ from: 'Mailer-Daemon@mx.example' }],
  ])('tells of a letter that did not arrive: %o', (rest) => {
    expect(kindOf({}, rest)).toBe('bounce');
  });

  it('is a report of delivery', () => {
    expect(kindOf({ 'content-type': 'multipart/report; report-type=delivery-status' })).toBe(
      'bounce',
    );
  });

  it('is our own come back', () => {
    expect(kindOf({ 'x-loop': 'Help@Bac.example' })).toBe('loop');
    expect(kindOf({}, { messageId: answerMessageId(address, crypto.randomUUID()) })).toBe('loop');
  });
});

describe('a letter of a person', () => {
  it.each<[TellingHeaders]>([
    [{}],
    [{ 'auto-submitted': 'no' }],
    [{ precedence: 'first-class' }],
    [{ 'x-auto-response-suppress': 'DR, RN' }],
    [{ 'x-loop': 'somebody@else.example' }],
    [{ 'content-type': 'multipart/mixed; boundary=x' }],
  ])('is none of these: %o', (headers) => {
    expect(kindOf(headers)).toBeUndefined();
  });
});
