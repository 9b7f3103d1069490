import { useElementSize } from '@mantine/hooks';
import { Suspense, useMemo } from 'react';
import { useForm } from '../form/form.ts';
import classes from './preview.module.css';
import type { StudentPane } from './student-pane.ts';
import { viewOf } from './view-of.ts';

export type Width = 'phone' | 'desktop';

/** A desk's window: wide enough for two panes side by side. */
const desktopWidth = 1040;

interface Props {
  StudentPane: StudentPane;
  width: Width;
  scheme: 'light' | 'dark';
  /** In its own size, as in a window of its own. */
  isWhole?: boolean;
  onAnswer: (answer: string | undefined) => void;
}

/** The player's question in the colours and the width of another device; a desk is scaled down to the room there is. */
export function PreviewFrame({ StudentPane, width, scheme, isWhole = false, onAnswer }: Props) {
  const { editor, checked } = useForm();
  const { ref, width: room } = useElementSize();
  const { content } = editor;
  const view = useMemo(() => viewOf('preview', content), [content]);
  const zoom = width === 'desktop' && room > 0 ? Math.min(1, room / desktopWidth) : 1;
  return (
    <div
      ref={ref}
      className={classes.room}
      data-mantine-color-scheme={scheme}
      data-look="learner"
      data-whole={isWhole || undefined}
    >
      <div
        className={classes.frame}
        data-width={width}
        style={{ zoom, ...(width === 'desktop' && { width: desktopWidth }) }}
      >
        <Suspense fallback={null}>
          <StudentPane
            key={content.response.kind}
            item={view}
            formulas={checked?.formulas ?? {}}
            onAnswer={onAnswer}
          />
        </Suspense>
      </div>
    </div>
  );
}
