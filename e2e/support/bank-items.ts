import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { openTeammate } from './desk.ts';
import type { Call } from './take-test-over-http.ts';

const both = (en: string, vi: string) => ({ en, vi });
export const correctRationale = both(
  'This value follows from the two steps shown in the solution of the equation.',
  'Giá trị này suy ra từ hai bước biến đổi đã nêu trong lời giải của phương trình.',
);
export const wrongRationale = both(
  'This value comes from adding where the equation asks to subtract, a common slip.',
  'Giá trị này do cộng ở chỗ phải trừ trong phương trình, một lỗi học sinh hay mắc.',
);

/** Four numbers that no other question has. */
export const uniqueNumbers = (): number[] => {
  const first = 100 + Math.floor(Math.random() * 8000);
  return [first, first + 11, first + 23, first + 37];
};

const choice = (value: number | undefined, rationale: object) => ({ text: `${value}`, rationale });

export function choiceContent([key, ...others]: number[]) {
  return {
    skill: 'linear-equations-in-one-variable',
    topic: both('Solving for x', 'Tìm x'),
    inContext: false,
    difficulty: 'easy',
    passages: [],
    figures: [],
    stem: `If $x - 7 = ${Number(key) - 7}$, what is the value of $x$?`,
    response: {
      kind: 'choice',
      choices: {
        A: choice(key, correctRationale),
        B: choice(others[0], wrongRationale),
        C: choice(others[1], wrongRationale),
        D: choice(others[2], wrongRationale),
      },
      key: 'A',
    },
    hint: both('Add the same number to both sides.', 'Cộng cùng một số vào hai vế.'),
    source: 'Written for a test of this product.',
  };
}

/** Creates a draft item of the story's own. */
export async function createDraft(
  callApi: Call,
  content: object = choiceContent(uniqueNumbers()),
): Promise<string> {
  const id = `e2e-${randomUUID()}`;
  await callApi('POST', '/admin/questions', { id, content });
  return id;
}

/** Opens a browser for a second administrator, because nobody approves their own item. */
export const openSecondAdministrator = (
  browser: Browser,
  callApi: Call,
  baseURL?: string,
): Promise<Page> =>
  openTeammate(browser, callApi, { role: 'admin', ...(baseURL !== undefined && { baseURL }) });

export const submitButton = (page: Page): Locator => page.getByRole('button', { name: /^Submit/ });
