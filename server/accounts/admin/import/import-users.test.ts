import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { clientOf, type Client } from '../../../testing/client.ts';
import { makeAccount, signedInAs } from '../../../testing/factories.ts';
import { queuedEmailsTo } from '../../../testing/queued-emails.ts';
import { parseCsv } from '../../../platform/files/csv.ts';

let test: TestApp;
let admin: Client;

beforeAll(async () => {
  test = await testApp();
  admin = clientOf(test, (await signedInAs(test.services, 'admin')).cookie);
});
afterAll(() => test.close());

const send = (csv: string, isDryRun = true, headers = {}) =>
  admin.send('POST', '/admin/users/import', { csv, isDryRun, language: 'vi' }, headers);

describe('parsing CSV', () => {
  it('parses quotes, quoted line breaks, semicolons, a byte order mark and empty lines', () => {
    const text = '\uFEFFa;b\r\n"x;""y""\n z"; 1 \n\n;\n"2";\'=3';
    expect(parseCsv(text)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x;"y"\n z', '1'] },
      { line: 6, cells: ['2', '=3'] },
    ]);
  });

  it('returns undefined for a quote that is never closed', () => {
    expect(parseCsv('a,b\n"c,d')).toBeUndefined();
  });
});

const file = (takenEmail: string) =>
  [
    'Họ,Tên,Email,Số điện thoại,Vai trò',
    'Lê Thảo,Vy,vy@example.com,+84 912345678,học sinh',
    'Bùi,Tuấn,TUAN@example.com,,Phụ huynh',
    `Trần,An,${takenEmail},,student`,
    'Trần,An2,an@,12,king',
    'Lê,Vy,VY@example.com,,student',
  ].join('\r\n');

describe('importing users', () => {
  it('a dry run reports the outcome of each line and creates nothing', async () => {
    const { email } = await makeAccount(test.services);
    const { lines, created } = (await send(file(email))).json().data;
    expect(created).toBe(0);
    const outcomes = lines.map((line: { line: number; outcome: string }) => [
      line.line,
      line.outcome,
    ]);
    expect(outcomes).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'known'],
      [5, 'invalid'],
      [6, 'invalid'],
    ]);
    expect(lines[0]).toMatchObject({ fullName: 'Lê Thảo Vy', role: 'student', problems: [] });
    expect(lines[3].problems).toEqual([
      'First name can contain only letters and spaces',
      'Email is not a valid email address',
      'Phone must have 10 or 11 digits',
      'Role must be student, parent, tutor, teacher, support or admin',
    ]);
    expect(lines[4].problems).toEqual(['The same email is in row 2']);
    const inVietnamese = await send(file(email), true, { 'accept-language': 'vi' });
    expect(inVietnamese.json().data.lines[4].problems).toEqual(['Trùng email với dòng 2']);
  });

  it('creates all valid accounts at once and emails each of them', async () => {
    const { email } = await makeAccount(test.services);
    expect((await send(file(email), false)).json().data.created).toBe(2);
    const emails = ['vy@example.com', 'tuan@example.com'];
    const created = await test.services.db
      .select()
      .from(accounts)
      .where(inArray(accounts.email, emails));
    expect(created.map(({ role }) => role).toSorted()).toEqual(['parent', 'student']);
    expect(created.find(({ phone }) => phone)?.phoneE164).toBe('+84912345678');
    const [sentEmail] = await queuedEmailsTo(test, 'vy@example.com');
    expect(sentEmail?.text).toContain('đặt mật khẩu');
    expect((await send(file(email), false)).json().data.created).toBe(0);
  });

  it('reports values that are too long and creates the other accounts', async () => {
    const long = Array.from({ length: 900 }, (_, at) => String.fromCodePoint(0x4e00 + 7 * at));
    const lines = [
      'last_name,first_name,email,phone,role',
      `Lê,${long.join('')},long.name@example.com,,student`,
      `Lê,Long,${'a'.repeat(250)}@example.com,${'0'.repeat(10).split('').join(' '.repeat(9))},student`,
      'Lê,Ngắn,short.name@example.com,,student',
    ];
    const { data } = (await send(lines.join('\n'), false)).json();
    expect(data.created).toBe(1);
    expect(data.lines.map(({ problems }: { problems: string[] }) => problems)).toEqual([
      ['First name is too long'],
      ['Email is not a valid email address', 'Phone is too long'],
      [],
    ]);
  });

  it.each(['', 'name,email\nx,y', 'first_name,last_name,email,role\n'])(
    'refuses a file without the required columns or rows (%j)',
    async (csv) => {
      expect((await send(csv)).json().code).toBe('UNREADABLE_FILE');
    },
  );

  it('accepts at most 2,000 people at once', async () => {
    const people = Array.from({ length: 2001 }, (_, index) => `A,B,p${index}@example.com,student`);
    const all = ['first_name,last_name,email,role', ...people];
    expect((await send(all.join('\n'))).statusCode).toBe(400);
    const reply = await send(all.slice(0, 2001).join('\n'), false);
    expect(reply.json().data.created).toBe(2000);
  });
});
