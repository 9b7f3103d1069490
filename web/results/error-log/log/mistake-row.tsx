import { VisuallyHidden } from '@mantine/core';
import type { Mistake } from '@bac/contract/results/mistakes.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import links from '../../links.module.css';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { Annotate } from '../use-error-log.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { skillName } from '../../../item/taxonomy-name.ts';
import { CauseField } from './cause-field.tsx';
import { stateOf } from './filter-mistakes.ts';
import classes from './log.module.css';
import { NoteField } from './note-field.tsx';

interface Props {
  mistake: Mistake;
  now: number;
  onAnnotate: Annotate;
}

const tones = { due: 'turmeric', waiting: 'indigo', learned: 'leaf' } as const;

/** The address of the opened question in the result of its attempt. */
const resultPath = ({ attempt, module, question }: Mistake): string =>
  `/test-results/${attempt}?tab=detailed#q-${module}-${question}`;

export function MistakeRow({ mistake, now, onAnnotate }: Props) {
  const { t } = useTranslation('results/error-log');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const format = useFormat();
  const { topic, skill, section, difficulty, test, question, missedAt, dueAt, stage } = mistake;
  const state = stateOf(mistake, now);
  const name = topic[language];
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>{name}</h3>
        <Muted>
          {skillName(skill)[language]},{' '}
          {tQuestion(`difficulty.${difficulty}`).toLocaleLowerCase(language)}
        </Muted>
        <Muted>
          {t('row.place', {
            test: test[language],
            section: sectionName(section)[language],
            number: question + 1,
            date: format.date(missedAt),
          })}
        </Muted>
        <Link className={links.button} to={resultPath(mistake)}>
          {t('row.open')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </div>
      <div className={classes.state}>
        <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
        {state === 'waiting' && (
          <Muted>{t('row.comesBack', { date: format.homeDate(dueAt!) })}</Muted>
        )}
        {state !== 'learned' && stage > 0 && <Muted>{t('row.rightSince', { count: stage })}</Muted>}
      </div>
      <Stack gap={8} className={classes.own}>
        <CauseField mistake={mistake} onChange={(cause) => void onAnnotate(mistake, { cause })} />
        <NoteField
          note={mistake.note}
          about={name}
          onSave={(note) => onAnnotate(mistake, { note })}
        />
      </Stack>
    </li>
  );
}
