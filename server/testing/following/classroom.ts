import type { AssignmentTerms, WholeAssignment } from '@bac/contract/following/assignments.ts';
import type { WholeClass } from '@bac/contract/following/classes.ts';
import type { TestApp } from '../app.ts';
import { signedInAs } from '../factories.ts';
import { Student } from '../attempts/student.ts';

const day = 24 * 60 * 60 * 1000;

/** A teacher with a class. */
export class Classroom {
  test: TestApp;
  /** Calls as the teacher. */
  teacher: Student;
  id: string;

  constructor(test: TestApp, teacher: Student, id: string) {
    this.test = test;
    this.teacher = teacher;
    this.id = id;
  }

  get path(): string {
    return `/classes/${this.id}`;
  }

  async readClass(): Promise<WholeClass> {
    const { body } = await this.teacher.call('GET', this.path);
    return body.data as WholeClass;
  }

  /** By default open for two days from now, with one attempt and immediate results. */
  terms(overrides: Partial<AssignmentTerms> = {}): AssignmentTerms {
    const now = this.test.clock.now().getTime();
    return {
      test: 'practice-rw-1',
      note: '',
      opensAt: new Date(now).toISOString(),
      closesAt: new Date(now + 2 * day).toISOString(),
      attempts: 1,
      sections: ['rw'],
      resultTime: 'at-once',
      ...overrides,
    };
  }

  putAssignment(id: string, terms: AssignmentTerms) {
    return this.teacher.call('PUT', `${this.path}/assignments/${id}`, terms);
  }

  async assign(overrides: Partial<AssignmentTerms> = {}): Promise<string> {
    const id = crypto.randomUUID();
    const { status, body } = await this.putAssignment(id, this.terms(overrides));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return id;
  }

  async readAssignment(assignment: string): Promise<WholeAssignment> {
    const { body } = await this.teacher.call('GET', `${this.path}/assignments/${assignment}`);
    return body.data as WholeAssignment;
  }

  async join(student: Student): Promise<Student> {
    const { joinCode } = await this.readClass();
    const { status, body } = await student.call('POST', `/class-codes/${joinCode}`, {});
    if (status !== 200) throw new Error(JSON.stringify(body));
    return student;
  }
}

type Columns = Parameters<typeof signedInAs>[2];

export async function classroom(test: TestApp, columns: Columns = {}): Promise<Classroom> {
  const row = { fullName: 'Trần Thu Hà', language: 'en' as const, ...columns };
  const teacher = new Student(test.app, await signedInAs(test.services, 'tutor', row));
  const id = crypto.randomUUID();
  await teacher.call('PUT', `/classes/${id}`, { name: 'Lớp 12A', note: '' });
  return new Classroom(test, teacher, id);
}

/** By default old enough to need no consent. */
export async function newStudent(test: TestApp, columns: Columns = {}): Promise<Student> {
  const row = { dob: '2008-01-01', language: 'en' as const, ...columns };
  return new Student(test.app, await signedInAs(test.services, 'student', row));
}
