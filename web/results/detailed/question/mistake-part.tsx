import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { mistakeCauses, type MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { Textarea } from '@mantine/core';
import { IconCheck, IconNotebook } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import question from './question.module.css';
import links from '../../links.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './mistake.module.css';
import { useMistake } from './use-mistake.ts';

interface NoteFieldProps {
  note: string;
  onSave: (note: string) => void;
}

const maxLength = 1000;
const saveDelayMilliseconds = 1000;

/** Saves after a pause in typing, on blur and on unmount. */
function NoteField({ note, onSave }: NoteFieldProps) {
  const { t } = useTranslation('results/detailed');
  const [text, setText] = useState(note);
  const saved = useRef(note);
  const save = (latest: string): void => {
    if (latest === saved.current) return;
    saved.current = latest;
    onSave(latest);
  };
  const saveSoon = useEffectEvent(save);
  const saveOnUnmount = useEffectEvent(() => save(text));
  useEffect(() => {
    const timer = setTimeout(() => saveSoon(text), saveDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => saveOnUnmount(), []);
  return (
    <Textarea
      label={t('mistake.note')}
      rows={3}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => save(text)}
    />
  );
}

interface Props {
  item: string;
  mistake: NonNullable<ReviewedQuestion['mistake']>;
}

/** The entry of the error log: the cause that the student chooses, and a note. */
export function MistakePart({ item, mistake: initial }: Props) {
  const { t } = useTranslation(['results/detailed', 'ui']);
  const title = useId();
  const { mistake, saving, change, retry } = useMistake(item, initial);
  return (
    <Stack as="section" gap={12} aria-labelledby={title}>
      <h3 id={title} className={question.title}>
        {t('mistake.title')}
      </h3>
      <CauseChips
        labelledBy={title}
        cause={mistake.cause}
        suggested={mistake.suggested}
        onChoose={(cause) => change({ cause })}
      />
      <ReturnDate dueAt={mistake.dueAt} />
      <NoteField note={mistake.note} onSave={(note) => change({ note })} />
      <Muted as="output" size="md" className={classes.saving} data-state={saving.state}>
        {saving.state === 'saving' && t('mistake.saving')}
        {saving.state === 'saved' && t('mistake.saved')}
        {saving.state === 'failed' && t('mistake.failed', { reason: saving.reason })}
      </Muted>
      {saving.state === 'failed' && (
        <div>
          <Button variant="default" onClick={retry}>
            {t('ui:retry')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The day when the question comes back; see `exam/report/spacing.ts`. */
function ReturnDate({ dueAt }: { dueAt: string | null }) {
  const { t } = useTranslation('results/detailed');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const isDue = dueAt !== null && Date.parse(dueAt) <= now;
  return (
    <Row as="p" isOneLine align="start" className={classes.comesBack}>
      <IconNotebook size={18} stroke={1.6} aria-hidden />
      <span>
        {dueAt === null
          ? t('mistake.learned')
          : isDue
            ? t('mistake.isDue')
            : t('mistake.comesBack', { date: format.homeDate(dueAt) })}{' '}
        <Link className={links.link} to="/error-log">
          {t('mistake.log')}
        </Link>
      </span>
    </Row>
  );
}

interface CauseChipsProps {
  /** The id of the title that labels the chips. */
  labelledBy: string;
  cause: MistakeCause | null;
  /** Inferred from behavior; marked as a suggestion until the student chooses a cause. */
  suggested: MistakeCause | null;
  onChoose: (cause: MistakeCause) => void;
}

function CauseChips({ labelledBy, cause, suggested, onChoose }: CauseChipsProps) {
  const { t } = useTranslation('results/detailed');
  const { t: tQuestion } = useTranslation('item/question-words');
  const name = useId();
  return (
    <Row align="stretch" role="radiogroup" aria-labelledby={labelledBy}>
      {mistakeCauses.map((each) => (
        <label
          key={each}
          className={classes.cause}
          data-suggested={(cause === null && each === suggested) || undefined}
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === cause}
            onChange={() => onChoose(each)}
          />
          {each === cause && <IconCheck size={16} aria-hidden />}
          {tQuestion(`cause.${each}`)}
          {cause === null && each === suggested && (
            <span className={classes.suggested}> ({t('mistake.suggested')})</span>
          )}
        </label>
      ))}
    </Row>
  );
}
