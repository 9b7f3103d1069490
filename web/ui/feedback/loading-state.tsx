import { useTranslation } from 'react-i18next';
import { HiddenText } from '../layout/hidden-text.tsx';
import classes from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** Uneven, like lines of text. */
const widths = ['92%', '78%', '85%', '64%'];

/** Skeleton lines, with a "loading" text for screen readers. */
export function LoadingState({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation('ui');
  return (
    <output className={classes.block}>
      <HiddenText>{t('loading')}</HiddenText>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={widths[line % widths.length]!} />
      ))}
    </output>
  );
}
