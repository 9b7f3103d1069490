import { describe, expect, it } from 'vitest';
import { changeBetween, spreadOf, type ClassResult } from './class-figures.ts';

const error = 40;

const scored = (student: string, score: number, more: Partial<ClassResult> = {}): ClassResult => ({
  student,
  right: 30,
  questions: 54,
  seenBefore: 0,
  score: { score, low: score - error, high: score + error },
  isProvisional: false,
  ...more,
});

const class1 = (points = 0, more: Partial<ClassResult> = {}): ClassResult[] =>
  [1000, 1100, 1200, 1300].map((score, index) => scored(`s${index}`, score + points, more));

describe('the figures of a class', () => {
  it('gives the average with its error, the deviation and the quartiles', () => {
    expect(spreadOf(class1(), 'total')).toEqual({
      students: 4,
      average: 1150,
      error: 20,
      deviation: expect.closeTo(129.1, 1),
      quartiles: { low: 1075, median: 1150, high: 1225 },
      familiar: 0,
      isProvisional: false,
    });
  });

  it('gives no deviation of one student and no quartiles of three', () => {
    expect(spreadOf(class1().slice(0, 1), 'total')).toMatchObject({
      deviation: null,
      average: 1000,
    });
    expect(spreadOf(class1().slice(0, 3), 'total')?.quartiles).toBeNull();
    expect(spreadOf([], 'total')).toBeNull();
  });

  it('leaves out students without a score in the measure', () => {
    const unfinished = { ...scored('x', 400), score: undefined };
    expect(spreadOf([...class1(), unfinished], 'total')?.students).toBe(4);
    expect(spreadOf([unfinished], 'total')).toBeNull();
  });

  it('averages the shares of right answers where there is no scale', () => {
    const rows = [9, 18, 27].map((right, index) => ({
      ...scored(`s${index}`, 0),
      right,
      questions: 27,
      score: undefined,
    }));
    expect(spreadOf(rows, 'right-rw')).toMatchObject({ average: 2 / 3, error: null });
  });

  it('does not let the error of judged questions shrink with the number of students', () => {
    const many = Array.from({ length: 400 }, (_, index) =>
      scored(`s${index}`, 1200, { isProvisional: true }),
    );
    expect(spreadOf(many, 'total')?.error).toBeCloseTo(0.65 * error, 0);
    expect(spreadOf(many, 'total')?.isProvisional).toBe(true);
  });
});

describe('the change of a class', () => {
  it('compares only students with both results', () => {
    const later = [...class1(60).slice(0, 3), scored('new', 1600)];
    expect(changeBetween(class1(), later, 'total')).toMatchObject({
      students: 3,
      points: 60,
      verdict: 'up',
    });
  });

  it('claims no change within its error', () => {
    const { points, margin, verdict } = changeBetween(class1(), class1(40), 'total');
    expect([points, verdict]).toEqual([40, 'chance']);
    expect(margin).toBeCloseTo(1.645 * Math.hypot(20, 20), 6);
    expect(changeBetween(class1(60), class1(), 'total').verdict).toBe('down');
  });

  it('claims no change that a few students made', () => {
    const later = class1().map((each, index) => (index === 0 ? scored(each.student, 1600) : each));
    expect(changeBetween(class1(), later, 'total')).toMatchObject({
      points: 150,
      verdict: 'chance',
    });
  });

  it('needs a larger change of provisional scores', () => {
    const later = class1(60, { isProvisional: true });
    const earlier = class1(0, { isProvisional: true });
    expect(changeBetween(earlier, later, 'total')).toMatchObject({ points: 60, verdict: 'chance' });
    expect(changeBetween(class1(), class1(60), 'total').verdict).toBe('up');
  });

  it('needs a larger change of few students who differ much', () => {
    const gains = [20, 70, 120];
    const later = gains.map((gain, index) => scored(`s${index}`, 1000 + 100 * index + gain));
    const { points, margin, verdict } = changeBetween(class1(), later, 'total');
    expect([points, verdict]).toEqual([70, 'chance']);
    expect(margin! / ((2.92 * 50) / Math.sqrt(3))).toBeCloseTo(1, 2);
  });

  it.each([
    ['later', {}, { seenBefore: 28 }],
    ['earlier', { seenBefore: 28 }, {}],
  ])('leaves out students who had met most of the %s questions before', (_, before, after) => {
    expect(changeBetween(class1(0, before), class1(200, after), 'total')).toEqual({
      students: 0,
      points: null,
      margin: null,
      verdict: 'few',
    });
  });

  it('has no verdict on two students, nor on two sets without a scale', () => {
    expect(changeBetween(class1(), class1(300).slice(0, 2), 'total').verdict).toBe('few');
    expect(changeBetween(class1(), class1(300), 'right-rw')).toMatchObject({
      margin: null,
      verdict: 'sets',
    });
  });
});
