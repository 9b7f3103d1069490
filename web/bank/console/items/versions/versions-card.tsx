import { VisuallyHidden } from '@mantine/core';
import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../../ui/layout/boxes/boxes.tsx';
import { TextButton } from '../../text-button.tsx';
import bank from '../bank.module.css';
import { Card } from '../../../../ui/layout/card.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useForm } from '../form/form.ts';
import { stateTones } from '../state-tones.ts';
import { weakBelow } from '../weak-below.ts';
import { useStatisticFormat } from '../../../../ui/format/use-statistic-format.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { canCorrect } from './can-correct.ts';
import { VersionStatistics } from './version-statistics.tsx';
import classes from './versions.module.css';

type Version = WholeItem['versions'][number];
type Open = { dialog: 'compare' | 'correct' | 'drop' | 'statistics'; version: number };

/** Every version with its statistics, side by side, newest first. */
export function VersionsCard({ item }: { item: WholeItem }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const versions = item.versions.toSorted((one, other) => other.version - one.version);
  return (
    <Card title={t('versions.title')} titleLevel={2}>
      <div className={bank.scroll} id="versions" tabIndex={-1}>
        <table className={classes.versions}>
          <thead>
            <tr>
              <th scope="col">{t('versions.version')}</th>
              <th scope="col">{t('column.answers')}</th>
              <th scope="col">{t('column.p')}</th>
              <th scope="col">{t('column.r')}</th>
              <th scope="col">
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {item.draft && <DraftRow draft={item.draft} number={item.version + 1} />}
            {versions.map((version) => (
              <VersionRow
                key={version.version}
                item={item}
                version={version}
                onOpen={(dialog) => setOpen({ dialog, version: version.version })}
              />
            ))}
          </tbody>
        </table>
      </div>
      {versions.length === 0 && <Muted size="sm">{t('versions.none')}</Muted>}
      {open?.dialog === 'compare' && (
        <CompareDialog
          item={item.id}
          old={open.version === item.version ? item.version - 1 : open.version}
          fresh={item.version}
          onClose={close}
        />
      )}
      {open?.dialog === 'statistics' && (
        <VersionStatistics item={item.id} version={open.version} onClose={close} />
      )}
      {open?.dialog === 'drop' && (
        <DropDialog
          item={item.id}
          version={open.version}
          results={versions.find(({ version }) => version === open.version)?.results ?? 0}
          test={item.uses[0]?.name}
          onClose={close}
          onDone={editor.refreshItem}
        />
      )}
      {open?.dialog === 'correct' && (
        <CorrectionDialog
          item={item.id}
          version={open.version}
          test={item.uses[0]?.name}
          onClose={close}
          onDone={editor.refreshItem}
        />
      )}
    </Card>
  );
}

interface DraftProps {
  draft: NonNullable<WholeItem['draft']>;
  number: number;
}

function DraftRow({ draft, number }: DraftProps) {
  const { t } = useTranslation('bank/console/items');
  const { shortDate, time } = useFormat();
  const { author, isOwn, state, updatedAt, note } = draft;
  const who = isOwn ? t('review.you') : (author ?? t('review.somebody'));
  return (
    <tr>
      <th scope="row">
        <span className={classes.number}>{number}</span>
        <Chip tone={stateTones[state]}>{t(`state.${state}`)}</Chip>
        <span className={classes.who}>
          {t('versions.when', { who, date: shortDate(updatedAt), time: time(updatedAt) })}
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </th>
      <td>–</td>
      <td>–</td>
      <td>–</td>
      <td>{'\u00a0'}</td>
    </tr>
  );
}

/** Two decimals, as estimates are no more exact. */
const toParameterTexts = ({ a, b, c }: Version['parameters']) => ({
  a: a.toFixed(2),
  b: b.toFixed(2),
  c: c.toFixed(2),
});

interface RowProps {
  item: WholeItem;
  version: Version;
  onOpen: (dialog: Open['dialog']) => void;
}

function VersionRow({ item, version: one, onOpen }: RowProps) {
  const { t } = useTranslation('bank/console/items');
  const { number, date } = useFormat();
  const statistic = useStatisticFormat();
  const { version, author, approver, createdAt, note, key, gradedAs, answers, p, r } = one;
  const { parameters, isDropped, results } = one;
  const isLatest = version === item.version;
  const state = isLatest && item.status !== 'draft' ? item.status : 'archived';
  const name = t('versions.number', { version });
  return (
    <tr>
      <th scope="row">
        <span className={classes.number}>{version}</span>
        <Chip tone={stateTones[state]}>
          {isLatest ? t(`state.${state}`) : t('versions.earlier')}
        </Chip>
        <span className={classes.who}>
          {t('versions.by', {
            author: author ?? t('versions.product'),
            date: date(createdAt),
          })}
          {approver && `, ${t('versions.approvedBy', { approver })}`}
        </span>
        {note && <span className={classes.note}>{note}</span>}
        <span className={classes.who}>
          {t('versions.key', { key })}
          {`; ${t('versions.parameters', toParameterTexts(parameters))}`}
          {isDropped && `; ${t('versions.dropped')}`}
          {gradedAs !== null && `; ${t('versions.gradedAs', { version: gradedAs })}`}
        </span>
      </th>
      <td>{answers === 0 ? '–' : number(answers)}</td>
      <td>{statistic(p)}</td>
      <td className={r !== null && r < weakBelow ? bank.weak : undefined}>{statistic(r)}</td>
      <td>
        <div className={classes.buttons}>
          {item.version > 1 && (
            <TextButton
              aria-label={t('versions.compareOf', { version })}
              onClick={() => onOpen('compare')}
            >
              {t('versions.compare')}
            </TextButton>
          )}
          {answers > 0 && (
            <TextButton
              aria-label={`${t('versions.statistics')}, ${name}`}
              onClick={() => onOpen('statistics')}
            >
              {t('versions.statistics')}
            </TextButton>
          )}
          {results > 0 && !isDropped && (
            <TextButton onClick={() => onOpen('drop')}>{t('drop.open')}</TextButton>
          )}
          {canCorrect(item, one) && (
            <TextButton onClick={() => onOpen('correct')}>{t('correction.open')}</TextButton>
          )}
        </div>
      </td>
    </tr>
  );
}
