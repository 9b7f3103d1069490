import { describe, expect, it } from 'vitest';
import { groupForSkill, skillLevel } from './skill-level.ts';

describe('the level of a skill', () => {
  it('says nothing about fewer than four questions', () => {
    expect([0, 1, 2, 3].map((questions) => skillLevel({ right: 0, questions }))).toEqual([
      'few',
      'few',
      'few',
      'few',
    ]);
  });

  it('tells apart who needs help, who is partly there and who is secure', () => {
    const levels = [0, 2, 3, 4, 5].map((right) => skillLevel({ right, questions: 5 }));
    expect(levels).toEqual(['needs', 'needs', 'partly', 'secure', 'secure']);
  });

  it('groups those who need help, and names those of whom too little is known', () => {
    const [weak, new1, strong] = [
      { name: 'Lan', tally: { right: 1, questions: 6 } },
      { name: 'Minh', tally: { right: 0, questions: 2 } },
      { name: 'Ánh', tally: { right: 6, questions: 6 } },
    ] as const;
    expect(groupForSkill([strong, new1, weak])).toEqual({
      need: [weak],
      unknown: [new1],
      others: [strong],
    });
  });
});
