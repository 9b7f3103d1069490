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
  /** Null where it is none. */
  knownRole: Role | null;
}

interface Words {
  fields: Record<Field, string>;
  twice: (line: number) => string;
  known: string;
  noRole: string;
  notYours: string;
}

const words: Record<Language, Words> = {
  en: {
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phoneNumber: 'Phone',
      role: 'Role',
    },
    twice: (line) => `The same email is on line ${line}`,
    known: 'There is an account with this email already; it stays as it is',
    noRole: 'is none of student, parent, tutor, teacher, support, admin',
    notYours: 'Only an administrator can make administrators',
  },
  vi: {
    fields: {
      firstName: 'Tên',
      lastName: 'Họ',
      email: 'Email',
      phoneNumber: 'Điện thoại',
      role: 'Vai trò',
    },
    twice: (line) => `Trùng email với dòng ${line}`,
    known: 'Email này đã có tài khoản; tài khoản đó được giữ nguyên',
    noRole: 'phải là học sinh, phụ huynh, gia sư, giáo viên, hỗ trợ hoặc quản trị viên',
    notYours: 'Chỉ quản trị viên mới tạo được quản trị viên',
  },
};

interface Known {
  /** Addresses that have an account. */
  emails: ReadonlySet<string>;
  canMakeAdmins: boolean;
  language: Language;
}

/** What would become of each line, in the words of the page. */
export function judgePeople(people: readonly Person[], known: Known): Judged[] {
  const said = words[known.language];
  const firstLines = new Map<string, number>();
  return people.map((person) => {
    const email = normalEmail(person.email);
    const before = firstLines.get(email);
    if (before === undefined) firstLines.set(email, person.line);
    const knownRole = roleOf(person.role) ?? null;
    const problems = newUserProblems(person).map(
      ({ path, rule }) => `${said.fields[path as Field]} ${invalidField[rule][known.language]}`,
    );
    if (knownRole === null) problems.push(`${said.fields.role} ${said.noRole}`);
    if (knownRole === 'admin' && !known.canMakeAdmins) problems.push(said.notYours);
    if (before !== undefined && email !== '') problems.push(said.twice(before));
    const isKnown = problems.length === 0 && known.emails.has(email);
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
      outcome: isKnown ? 'known' : problems.length > 0 ? 'invalid' : 'new',
      problems: isKnown ? [said.known] : problems,
    };
  });
}
