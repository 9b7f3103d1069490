import { invalidField } from '@bac/contract/protocol/invalid-field.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import type { ImportLine } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { normalEmail } from '../../../platform/mail/letter.ts';
import { fullNameOf, tidyLine } from '../../profile/person-details.ts';
import { newUserProblems } from '../new-user-problems.ts';
import { roleOf, type Field, type Person } from './read-people.ts';

export interface Judged extends ImportLine {
  person: Person;
  /** Null if the text names no role. */
  knownRole: Role | null;
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
    duplicate: (line) => `The same email is on line ${line}`,
    taken: 'There is an account with this email already; it stays as it is',
    noRole: 'is none of student, parent, tutor, teacher, support, admin',
    adminsOnly: 'Only an administrator can make administrators',
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
export function judgePeople(people: readonly Person[], context: Context): Judged[] {
  const text = texts[context.language];
  const firstLines = new Map<string, number>();
  return people.map((person) => {
    const email = normalEmail(person.email);
    const firstLine = firstLines.get(email);
    if (firstLine === undefined) firstLines.set(email, person.line);
    const knownRole = roleOf(person.role) ?? null;
    const problems = newUserProblems(person).map(
      ({ path, rule }) => `${text.fields[path as Field]} ${invalidField[rule][context.language]}`,
    );
    if (knownRole === null) problems.push(`${text.fields.role} ${text.noRole}`);
    if (knownRole === 'admin' && !context.canMakeAdmins) problems.push(text.adminsOnly);
    if (firstLine !== undefined && email !== '') problems.push(text.duplicate(firstLine));
    const isTaken = problems.length === 0 && context.takenEmails.has(email);
    return {
      person,
      knownRole,
      line: person.line,
      email,
      fullName: fullNameOf({
        firstName: tidyLine(person.firstName),
        lastName: tidyLine(person.lastName),
      }),
      role: knownRole ?? person.role,
      outcome: isTaken ? 'known' : problems.length > 0 ? 'invalid' : 'new',
      problems: isTaken ? [text.taken] : problems,
    };
  });
}
