import { type ItemVersion } from '../item/item.ts';
import { difficulties, type Difficulty } from '../item/difficulties.ts';
import { startingParameters } from '../item/starting-parameters.ts';
import { sectionOf, skills, type Skill } from '../item/taxonomy.ts';

const text = {
  en: 'A sentence long enough to explain something.',
  vi: 'Một câu đủ dài để giải thích điều gì đó.',
};
const choice = (label: string): { text: string; rationale: typeof text } => ({
  text: label,
  rationale: text,
});

/** A valid item of any skill. */
export function sampleItem(
  skill: Skill,
  {
    number = 1,
    difficulty = 'medium',
    kind = 'choice',
    inContext = false,
  }: {
    number?: number;
    difficulty?: Difficulty;
    kind?: 'choice' | 'entered';
    inContext?: boolean;
  } = {},
): ItemVersion {
  const isMath = sectionOf(skill) === 'math';
  const isConventions = skill === 'boundaries' || skill === 'form-structure-and-sense';
  const passage = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ');
  return {
    id: `${skill}-${difficulty}-${kind}-${number}`,
    version: 1,
    skill,
    topic: { en: 'A topic', vi: 'Một chủ đề' },
    ...(isMath ? { inContext } : { subject: 'science' as const }),
    difficulty,
    passages: isMath ? [] : skill === 'cross-text-connections' ? [passage, passage] : [passage],
    figures:
      skill === 'quantitative-evidence'
        ? [
            {
              kind: 'table',
              id: 'counts',
              alt: 'A table of two columns, year and number of birds counted in it.',
              columns: ['Year', 'Birds'],
              rows: [['2020', '14']],
            },
          ]
        : [],
    stem: 'What is asked?',
    response:
      kind === 'entered'
        ? { kind, keys: ['7/2'], rationale: text }
        : {
            kind,
            choices: {
              A: choice('one way'),
              B: choice('two ways'),
              C: choice('no way'),
              D: choice('any way'),
            },
            key: 'B',
          },
    hint: text,
    ...(isConventions ? { rule: text } : {}),
    parameters: startingParameters(difficulty, (number % 11) - 5, kind),
    source: 'Original.',
    status: 'published',
  };
}

/** That many items of every skill, difficulty and kind; every third Math item is set in a context. */
export const sampleBank = (count: number): ItemVersion[] =>
  skills.flatMap((skill) =>
    difficulties.flatMap((difficulty) =>
      (sectionOf(skill) === 'math'
        ? (['choice', 'entered'] as const)
        : (['choice'] as const)
      ).flatMap((kind) =>
        Array.from({ length: count }, (_, number) =>
          sampleItem(skill, { number, difficulty, kind, inContext: number % 3 === 0 }),
        ),
      ),
    ),
  );
