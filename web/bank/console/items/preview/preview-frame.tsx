import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { sectionOf } from '@bac/exam/item/taxonomy.ts';
import { useElementSize } from '@mantine/hooks';
import { Suspense, useMemo } from 'react';
import { FigureRoom } from '../../../../item/figure/figure-room.ts';
import { drawableFigure } from '../figures/drawable.ts';
import { useForm } from '../form/form.ts';
import classes from './preview.module.css';
import type { StudentPane } from './student-pane.ts';

export type Width = 'phone' | 'desktop';

/** The widths of the windows in pixels. The desktop is wide enough for two panes side by side. */
const widths = { phone: 390, desktop: 1040 } as const;

interface Props {
  StudentPane: StudentPane;
  width: Width;
  scheme: 'light' | 'dark';
  /** At full size, as in a window of its own. */
  isWhole?: boolean;
  onAnswer: (answer: string | undefined) => void;
}

/** The player's question in the colors and the width of another device, scaled down to fit. */
export function PreviewFrame({ StudentPane, width, scheme, isWhole = false, onAnswer }: Props) {
  const { editor, checked } = useForm();
  const { ref, width: room } = useElementSize();
  const { content } = editor;
  const view = useMemo(() => viewOf('preview', content), [content]);
  const zoom = room > 0 ? Math.min(1, room / widths[width]) : 1;
  return (
    <div
      ref={ref}
      className={classes.room}
      data-mantine-color-scheme={scheme}
      data-look="learner"
      style={{ colorScheme: scheme }}
      data-whole={isWhole || undefined}
    >
      <div className={classes.frame} style={{ zoom, width: widths[width] }}>
        <FigureRoom value={width === 'phone' ? 'narrow' : 'wide'}>
          <Suspense fallback={null}>
            <StudentPane
              key={content.response.kind}
              item={view}
              formulas={checked?.formulas ?? {}}
              onAnswer={onAnswer}
            />
          </Suspense>
        </FigureRoom>
      </div>
    </div>
  );
}

/** Builds the student's view of an item, however unfinished, without asking the server. */
function viewOf(id: string, content: ItemDraftContent): StudentView {
  const { skill, passages, figures, stem, response } = content;
  return {
    id,
    version: 1,
    section: sectionOf(skill),
    passages: passages.filter((text) => text.trim() !== ''),
    figures: figures.map(drawableFigure).filter((figure) => figure !== undefined),
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
