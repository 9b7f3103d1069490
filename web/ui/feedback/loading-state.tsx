import { useTranslation } from 'react-i18next';
import { HiddenText } from '../layout/hidden-text.tsx';
import classes from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** Uneven, as lines of text are. */
const widths = ['92%', '78%', '85%', '64%'];

/** The shape of what is coming, and one word for those who cannot see it. */
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
