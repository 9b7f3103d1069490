import { z } from 'zod';
import { figure } from '../figure/figure.ts';
import { choiceIds } from './choice-ids.ts';
import type { ItemVersion } from './item.ts';
import { sections } from './section.ts';
import { sectionOf } from './taxonomy.ts';

/** What a browser receives of an item during an attempt. Fields are listed one by one, so that a new field cannot leak. */
export const studentView = z.strictObject({
  id: z.string(),
  version: z.int(),
  section: z.enum(sections),
  passages: z.array(z.string()),
  figures: z.array(figure),
  stem: z.string(),
  response: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('choice'),
      choices: z.array(z.strictObject({ id: z.enum(choiceIds), text: z.string() })),
    }),
    z.strictObject({ kind: z.literal('entered') }),
  ]),
});

export type StudentView = z.infer<typeof studentView>;

export function toStudentView(item: ItemVersion): StudentView {
  const { id, version, passages, figures, stem, response } = item;
  return {
    id,
    version,
    section: sectionOf(item.skill),
    passages,
    figures,
    stem,
    response:
      response.kind === 'entered'
        ? { kind: 'entered' }
        : {
            kind: 'choice',
            choices: choiceIds.map((choice) => ({
              id: choice,
              text: response.choices[choice].text,
            })),
          },
  };
}
