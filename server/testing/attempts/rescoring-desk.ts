import type { Rescoring, Rescorings } from '@bac/contract/results/rescorings.ts';
import { eq, inArray } from 'drizzle-orm';
import { resultChanges, results } from '../../db/results-schema.ts';
import { rescoringHandler } from '../../results/rescorings/rescore-with-generation.ts';
import type { TestApp } from '../app.ts';
import { acceptCalibrationOf } from '../bank/accept-calibration.ts';
import { signedInAs } from '../factories.ts';
import { runQueued } from '../run-queued.ts';
import { Student } from './student.ts';
import { rightAnswer, takeTest, wrongAnswer, type AnswerFor } from './take-test.ts';

/** Looks like HTML, but must be stored as typed. */
export const rescoringReason = 'The <b>first</b> calibration.';

/** What tests of rescoring do as students of the diagnostic test and as an administrator. */
export class RescoringDesk {
  readonly form = 'diagnostic-1';
  readonly #test: TestApp;
  readonly #admin: Student;

  constructor(test: TestApp, admin: Student) {
    this.#test = test;
    this.#admin = admin;
  }

  async takeWith(answers: AnswerFor): Promise<Student> {
    const student = new Student(this.#test.app, await signedInAs(this.#test.services, 'student'));
    await takeTest(this.#test, student, this.form, answers);
    return student;
  }

  /** Misses one question in `every`. */
  take(every: number): Promise<Student> {
    return this.takeWith((item, question) =>
      question % every === 0 ? wrongAnswer(item) : rightAnswer(item),
    );
  }

  async resultOf({ attempt }: Student): Promise<typeof results.$inferSelect> {
    const { db } = this.#test.services;
    const [row] = await db.select().from(results).where(eq(results.attemptId, attempt));
    return row!;
  }

  /** Accepts a calibration by which the questions of a section are harder. */
  harder(section: 'rw' | 'math' = 'rw', by = 0.6): Promise<string> {
    return acceptCalibrationOf(this.#test, this.#admin, {
      form: this.form,
      section,
      change: ({ a, b, c }) => ({ a, b: Math.min(3.9, b + by), c }),
    });
  }

  post(path: string, body: Record<string, unknown>, who = this.#admin) {
    return who.call('POST', `/admin/rescorings${path}`, body);
  }

  async read(id: string): Promise<Rescoring> {
    const { body } = await this.#admin.call('GET', '/admin/rescorings');
    return (body.data as Rescorings).rescorings.find((each) => each.id === id)!;
  }

  runJobs(): Promise<void> {
    return runQueued(this.#test, [rescoringHandler(this.#test.services)]);
  }

  /** Counts what would change, and runs the job. */
  async count(): Promise<Rescoring> {
    const id = crypto.randomUUID();
    const { status } = await this.post('', { id });
    if (status !== 200) throw new Error(`not counted: ${status}`);
    await this.runJobs();
    return this.read(id);
  }

  start(id: string) {
    return this.post(`/${id}/start`, { reason: rescoringReason });
  }

  changesOf(...students: Student[]): Promise<(typeof resultChanges.$inferSelect)[]> {
    const attempts = students.map(({ attempt }) => attempt);
    const { db } = this.#test.services;
    return db.select().from(resultChanges).where(inArray(resultChanges.attemptId, attempts));
  }
}
