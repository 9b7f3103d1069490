import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { normal } from '../testing/sample-panel.ts';
import { changeBetween, type ClassResult } from './class-figures.ts';

const runs = 4000;
const error = 50;
/** The part of a provisional error that lies in the questions, as in class-figures.ts. */
const sharedPart = 0.65;

interface Class {
  size: number;
  /** The deviation of the true changes of single students. */
  spread: number;
  isProvisional: boolean;
}

/** How often a direction is claimed for a class whose average true change is zero. */
function claimRate({ size, spread, isProvisional }: Class, seed: number): number {
  const random = seededRandom(seed);
  const ofQuestions = isProvisional ? sharedPart * error : 0;
  const ofStudent = Math.sqrt(error ** 2 - ofQuestions ** 2);
  const students = Array.from({ length: size }, (_, index) => ({
    student: `s${index}`,
    truth: 900 + 60 * index,
  }));
  const take = (changeSpread: number): ClassResult[] => {
    const shift = ofQuestions * normal(random);
    return students.map(({ student, truth }) => {
      const score = truth + changeSpread * normal(random) + shift + ofStudent * normal(random);
      return {
        student,
        right: 60,
        questions: 98,
        seenBefore: 0,
        score: { score, low: score - error, high: score + error },
        isProvisional,
      };
    });
  };
  let claims = 0;
  for (let run = 0; run < runs; run += 1) {
    const { verdict } = changeBetween(take(0), take(spread), 'total');
    if (verdict === 'up' || verdict === 'down') claims += 1;
  }
  return claims / runs;
}

describe.each([3, 4, 5, 6, 7, 8])(
  'the change of a class of %i with an average true change of zero',
  (size) => {
    it.each([
      ['no student changed', 0, false],
      ['students changed both ways by far more than the error', 400, false],
      ['no student changed and the questions are judged', 0, true],
      ['students changed both ways and the questions are judged', 100, true],
    ])('has a direction in about one of ten cases at most if %s', (_, spread, isProvisional) => {
      const rate = claimRate({ size, spread, isProvisional }, 100 * size + spread);
      expect(rate).toBeLessThan(0.11);
    });
  },
);
