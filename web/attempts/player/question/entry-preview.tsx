import { readEntry } from '@bac/exam/item/entered-response.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../ui/layout/hidden-text.tsx';
import { decimalText } from '../../../item/item-text/decimal-text.ts';
import classes from './entered-field.module.css';

/** The debounce, in milliseconds, before a screen reader announces how the entry is read. */
const announceDelay = 900;

/** The announcement for screen readers, such as `7/2 = 3.5`. */
function announcement(entry: string): string {
  const value = readEntry(entry);
  if (!value) return '';
  const { text, isExact } = decimalText(value);
  const sign = isExact ? '=' : '≈';
  return entry.includes('/') ? `${entry.replace('-', '−')} ${sign} ${text}` : text;
}

/** The entry as a number. It shows how the entry is read, never whether it is correct. */
export function EntryPreview({ entry }: { entry: string }) {
  const { t } = useTranslation('attempts/player/question');
  const [settled] = useDebouncedValue(entry, announceDelay);
  const reading = announcement(settled);
  return (
    <div>
      <div className={classes.label}>{t('entry.readAs')}</div>
      <div className={classes.preview}>
        <Reading entry={entry} />
      </div>
      <HiddenText as="output">
        {settled === entry && reading !== '' && t('entry.isReadAs', { reading })}
      </HiddenText>
    </div>
  );
}

function Reading({ entry }: { entry: string }) {
  const { t } = useTranslation('attempts/player/question');
  const value = readEntry(entry);
  if (!value) {
    const isOverZero = /\/0+$/.test(entry);
    const problem = entry === '' ? 'empty' : isOverZero ? 'overZero' : 'unfinished';
    return <span className={classes.unread}>{t(`entry.${problem}`)}</span>;
  }
  const { text, isExact } = decimalText(value);
  const [over = '', under] = entry.replace('-', '').split('/');
  if (under === undefined) return <span aria-hidden>{text}</span>;
  return (
    <span className={classes.equation} aria-hidden>
      {entry.startsWith('-') && <span>−</span>}
      <span className={classes.fraction}>
        <span>{over}</span>
        <span>{under}</span>
      </span>
      <span>{isExact ? '=' : '≈'}</span>
      <span>{text}</span>
    </span>
  );
}
