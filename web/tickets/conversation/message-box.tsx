import {
  IconBlockquote,
  IconBold,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '../../ui/forms/growing-textarea.tsx';
import { MarkToolbar } from '../../ui/forms/markdown/mark-toolbar.tsx';
import { applyMark, type Mark } from '../../ui/forms/markdown/markdown-marks.ts';
import { Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './message-box.module.css';

const marks = [
  ['strong', IconBold],
  ['emphasis', IconItalic],
  ['list', IconList],
  ['numbers', IconListNumbers],
  ['quote', IconBlockquote],
  ['link', IconLink],
] as const;

const maxLength = 20_000;

/**
 * A field for a message in Markdown, with buttons that write the Markdown. Ctrl or ⌘ with Enter calls `onSend`. `tools` stand
 * at the right end of the buttons; `area` gives the caller access to the text area.
 */
interface Props {
  label: string;
  isLabelHidden?: boolean;
  placeholder?: string;
  value: string;
  error?: string | undefined;
  minRows?: number;
  tools?: ReactNode;
  area?: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onSend?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

export function MessageBox(props: Props) {
  const { label, placeholder, value, error, minRows = 3, tools, onChange, onSend } = props;
  const { t } = useTranslation('tickets/conversation');
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const area = props.area ?? ownArea;

  function mark(kind: Mark): void {
    const field = area.current;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end, value: text } = field;
    const marked = applyMark({ text, start, end }, kind);
    onChange(marked.text);
    // Waits until React has rendered the new text.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(marked.start, marked.end);
    });
  }

  return (
    <Stack gap={4}>
      <GrowingTextarea
        ref={area}
        {...(props.isLabelHidden ? { 'aria-label': label } : { label })}
        {...(placeholder !== undefined && { placeholder })}
        rows={minRows}
        style={{ '--rows': minRows }}
        classNames={{ input: classes.area }}
        maxLength={maxLength}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (!isSending || !onSend) return;
          event.preventDefault();
          onSend();
        }}
      />
      <Row justify="between">
        <MarkToolbar
          label={t('mark.label')}
          buttons={marks.map(([kind, Sign]) => ({ mark: kind, Sign, label: t(`mark.${kind}`) }))}
          onMark={mark}
        />
        {tools}
      </Row>
    </Stack>
  );
}
