import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import type { CsvRow } from '../../../platform/files/csv.ts';

export type Field = 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'role';

export interface Person extends Record<Field, string> {
  line: number;
}

/** The accepted column headings, without accents, spaces and punctuation. */
const headings: Record<Field, readonly string[]> = {
  firstName: ['firstname', 'ten'],
  lastName: ['lastname', 'ho', 'hovatendem', 'hotendem', 'holot', 'hodem'],
  email: ['email', 'emailaddress', 'diachiemail', 'thudientu'],
  phoneNumber: ['phone', 'phonenumber', 'dienthoai', 'sodienthoai', 'sdt'],
  role: ['role', 'vaitro'],
};

const roleNames: Record<Role, readonly string[]> = {
  student: ['student', 'hocsinh', 'hocvien'],
  parent: ['parent', 'phuhuynh'],
  tutor: ['tutor', 'giasu'],
  teacher: ['teacher', 'giaovien'],
  support: ['support', 'hotro', 'nhanvienhotro'],
  admin: ['admin', 'administrator', 'quantri', 'quantrivien'],
};

const plain = (text: string): string => foldAccents(text).replaceAll(/[^a-z]/g, '');

const keyOf = <Key extends string>(
  names: Record<Key, readonly string[]>,
  text: string,
): Key | undefined => (Object.keys(names) as Key[]).find((key) => names[key].includes(plain(text)));

/** Returns undefined if the text names no role in either language. */
export const roleOf = (text: string): Role | undefined => keyOf(roleNames, text);

const required: readonly Field[] = ['firstName', 'lastName', 'email', 'role'];

/** A spreadsheet may have stored a Vietnamese number in its international form. */
const homePhone = (text: string): string => text.replace(/^\+84\s?/, '0');

/** Returns undefined if a required column is missing. */
export function readPeople([head, ...rows]: CsvRow[]): Person[] | undefined {
  const columns = new Map<Field, number>();
  head?.cells.forEach((cell, index) => {
    const field = keyOf(headings, cell);
    if (field && !columns.has(field)) columns.set(field, index);
  });
  if (!required.every((field) => columns.has(field))) return undefined;
  return rows.map(({ line, cells }) => {
    const cell = (field: Field): string => cells[columns.get(field) ?? -1] ?? '';
    return {
      line,
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      email: cell('email'),
      phoneNumber: homePhone(cell('phoneNumber')),
      role: cell('role'),
    };
  });
}
