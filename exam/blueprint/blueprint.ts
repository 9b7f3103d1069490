import type { Difficulty } from '../item/difficulties.ts';
import type { Section } from '../item/section.ts';
import type { Domain } from '../item/taxonomy.ts';

/**
 * What each kind of form consists of. The numbers of the full test follow the digital SAT's assessment framework (v3.01, August
 * 2024) and its published pages; the shorter kinds keep its proportions.
 */

export type Range = readonly [least: number, most: number];

/** The number of scored questions by domain, in the order of the test. */
export type Counts = Partial<Record<Domain, number>>;
export type Ranges = Partial<Record<Domain, Range>>;

export interface ModuleBlueprint {
  part: 1 | 2;
  minutes: number;
  questions: number;
  /** How many of the questions are pretest: unscored, and not recognizable as such. */
  pretest: number;
  /** The target of assembly; the counts add up to the scored questions. */
  domains: Counts;
}

export interface SectionBlueprint {
  section: Section;
  /** One module, or in an adaptive section two; the second then has a lower and a higher version. */
  modules: readonly ModuleBlueprint[];
  /** Scored questions by domain that one student meets in the section. */
  domains: Ranges;
  /** How many of these have an entered response. */
  entered: Range;
}

export const blueprintIds = [
  'full',
  'diagnostic',
  'practice-rw',
  'practice-math',
  'section-rw',
  'section-math',
] as const;
export type BlueprintId = (typeof blueprintIds)[number];

export interface Blueprint {
  sections: readonly SectionBlueprint[];
  /** The break between the sections. */
  breakMinutes: number;
}

/** Shares of a module's questions by difficulty; a form may be off by `shareTolerance`. */
export const difficultyShares: Record<'mixed' | 'lower' | 'higher', Record<Difficulty, number>> = {
  mixed: { easy: 0.32, medium: 0.36, hard: 0.32 },
  lower: { easy: 0.58, medium: 0.32, hard: 0.1 },
  higher: { easy: 0.1, medium: 0.32, hard: 0.58 },
};
export const shareTolerance = 0.14;

/** The share of Math questions set in a real-world context: about three in ten. */
export const inContextShare: Range = [0.2, 0.45];

const readingAndWriting = (
  part: 1 | 2,
  shape: Pick<ModuleBlueprint, 'minutes' | 'questions' | 'pretest'>,
  [craft, information, conventions, expression]: [number, number, number, number],
): ModuleBlueprint => ({
  part,
  ...shape,
  domains: {
    'craft-and-structure': craft,
    'information-and-ideas': information,
    'standard-english-conventions': conventions,
    'expression-of-ideas': expression,
  },
});

const math = (
  part: 1 | 2,
  shape: Pick<ModuleBlueprint, 'minutes' | 'questions' | 'pretest'>,
  [algebra, advanced, data, geometry]: [number, number, number, number],
): ModuleBlueprint => ({
  part,
  ...shape,
  domains: {
    algebra,
    'advanced-math': advanced,
    'problem-solving-and-data-analysis': data,
    'geometry-and-trigonometry': geometry,
  },
});

const wholeReadingAndWriting: SectionBlueprint = {
  section: 'rw',
  modules: [
    readingAndWriting(1, { minutes: 32, questions: 27, pretest: 2 }, [7, 7, 6, 5]),
    readingAndWriting(2, { minutes: 32, questions: 27, pretest: 2 }, [7, 6, 7, 5]),
  ],
  domains: {
    'craft-and-structure': [13, 15],
    'information-and-ideas': [12, 14],
    'standard-english-conventions': [11, 15],
    'expression-of-ideas': [8, 12],
  },
  entered: [0, 0],
};

const wholeMath: SectionBlueprint = {
  section: 'math',
  modules: [
    math(1, { minutes: 35, questions: 22, pretest: 2 }, [7, 7, 3, 3]),
    math(2, { minutes: 35, questions: 22, pretest: 2 }, [7, 7, 3, 3]),
  ],
  domains: {
    algebra: [13, 15],
    'advanced-math': [13, 15],
    'problem-solving-and-data-analysis': [5, 7],
    'geometry-and-trigonometry': [5, 7],
  },
  entered: [8, 12],
};

const shortReadingAndWriting = (
  shape: Pick<ModuleBlueprint, 'minutes' | 'questions' | 'pretest'>,
  counts: [number, number, number, number],
): SectionBlueprint => ({
  section: 'rw',
  modules: [readingAndWriting(1, shape, counts)],
  domains: {
    'craft-and-structure': [7, 9],
    'information-and-ideas': [7, 8],
    'standard-english-conventions': [7, 8],
    'expression-of-ideas': [5, 6],
  },
  entered: [0, 0],
});

const shortMath = (
  shape: Pick<ModuleBlueprint, 'minutes' | 'questions' | 'pretest'>,
  counts: [number, number, number, number],
): SectionBlueprint => ({
  section: 'math',
  modules: [math(1, shape, counts)],
  domains: {
    algebra: [8, 10],
    'advanced-math': [8, 10],
    'problem-solving-and-data-analysis': [4, 5],
    'geometry-and-trigonometry': [4, 5],
  },
  entered: [6, 8],
});

export const blueprints: Record<BlueprintId, Blueprint> = {
  /** 98 questions, 134 minutes. */
  full: { sections: [wholeReadingAndWriting, wholeMath], breakMinutes: 10 },
  /** 54 questions, 67 minutes. */
  diagnostic: {
    sections: [
      shortReadingAndWriting({ minutes: 32, questions: 30, pretest: 0 }, [8, 8, 8, 6]),
      shortMath({ minutes: 35, questions: 24, pretest: 0 }, [8, 8, 4, 4]),
    ],
    breakMinutes: 10,
  },
  /** 27 questions, 30 minutes. */
  'practice-rw': {
    sections: [shortReadingAndWriting({ minutes: 30, questions: 27, pretest: 0 }, [8, 7, 7, 5])],
    breakMinutes: 0,
  },
  'practice-math': {
    sections: [shortMath({ minutes: 30, questions: 27, pretest: 0 }, [10, 9, 4, 4])],
    breakMinutes: 0,
  },
  'section-rw': { sections: [wholeReadingAndWriting], breakMinutes: 0 },
  'section-math': { sections: [wholeMath], breakMinutes: 0 },
};

/** Practice sets are too short for a scaled score. */
export const isScaled = (id: BlueprintId): boolean =>
  id !== 'practice-rw' && id !== 'practice-math';

export const isAdaptive = ({ sections }: Blueprint): boolean =>
  sections.some(({ modules }) => modules.length > 1);

const everyModule = ({ sections }: Blueprint): readonly ModuleBlueprint[] =>
  sections.flatMap(({ modules }) => modules);

export const questionCount = (blueprint: Blueprint): number =>
  everyModule(blueprint).reduce((sum, { questions }) => sum + questions, 0);

export const minuteCount = (blueprint: Blueprint): number =>
  everyModule(blueprint).reduce((sum, { minutes }) => sum + minutes, 0);
