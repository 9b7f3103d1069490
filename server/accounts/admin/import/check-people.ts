import { invalidField } from '@bac/contract/protocol/invalid-field.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import type { ImportLine } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { normalizeEmail } from '../../../platform/mail/email.ts';
import { fullNameOf, normalizeLine } from '../../profile/person-details.ts';
import { newUserProblems } from '../new-user-problems.ts';
import { roleOf, type Field, type Person } from './read-people.ts';

export interface CheckedPerson extends ImportLine {
  person: Person;
  /** Null if the text names no role. */
  parsedRole: Role | null;
}

interface Texts {
  fields: Record<Field, string>;
  duplicate: (line: number) => string;
  taken: string;
  noRole: string;
  adminsOnly: string;
}

const texts: Record<Language, Texts> = {
  en: {
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phoneNumber: 'Phone',
      role: 'Role',
    },
    duplicate: (line) => `The same email is in row ${line}`,
    taken: 'There is already an account with this email; it won’t be changed',
    noRole: 'must be student, parent, tutor, teacher, support or admin',
    adminsOnly: 'Only an administrator can create administrators',
  },
  vi: {
    fields: {
      firstName: 'Tên',
      lastName: 'Họ',
      email: 'Email',
      phoneNumber: 'Điện thoại',
      role: 'Vai trò',
    },
    duplicate: (line) => `Trùng email với dòng ${line}`,
    taken: 'Email này đã có tài khoản; tài khoản đó được giữ nguyên',
    noRole: 'phải là học sinh, phụ huynh, gia sư, giáo viên, hỗ trợ hoặc quản trị viên',
    adminsOnly: 'Chỉ quản trị viên mới tạo được quản trị viên',
  },
};

interface Context {
  /** Addresses that have an account. */
  takenEmails: ReadonlySet<string>;
  canMakeAdmins: boolean;
  language: Language;
}

/** Computes the outcome and the problems of each line, in the language of the page. */
export function checkPeople(people: readonly Person[], context: Context): CheckedPerson[] {
  const text = texts[context.language];
  const firstLines = new Map<string, number>();
  return people.map((person) => {
    const email = normalizeEmail(person.email);
    const firstLine = firstLines.get(email);
    if (firstLine === undefined) firstLines.set(email, person.line);
    const parsedRole = roleOf(person.role) ?? null;
    const problems = newUserProblems(person).map(
      ({ path, rule }) => `${text.fields[path as Field]} ${invalidField[rule][context.language]}`,
    );
    if (parsedRole === null) problems.push(`${text.fields.role} ${text.noRole}`);
    if (parsedRole === 'admin' && !context.canMakeAdmins) problems.push(text.adminsOnly);
    if (firstLine !== undefined && email !== '') problems.push(text.duplicate(firstLine));
    const isTaken = problems.length === 0 && context.takenEmails.has(email);
    return {
      person,
      parsedRole,
      line: person.line,
      email,
      fullName: fullNameOf({
        firstName: normalizeLine(person.firstName),
        lastName: normalizeLine(person.lastName),
      }),
      role: parsedRole ?? person.role,
      outcome: isTaken ? 'known' : problems.length > 0 ? 'invalid' : 'new',
      problems: isTaken ? [text.taken] : problems,
    };
  });
}
