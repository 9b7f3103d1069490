import { useTranslation } from 'react-i18next';
import { useReply } from '../../api/use-reply.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './new-ticket.module.css';

interface Props {
  attempt: string;
  onRemove: () => void;
}

/** The attempt that goes along, by the name of its test and its day. */
export function AttachedAttempt({ attempt, onRemove }: Props) {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  const { date } = useFormat();
  const { data } = useReply('GET /results');
  const entry = data?.attempts.find((each) => each.attempt === attempt);
  return (
    <p className={classes.attempt}>
      {entry
        ? t('new.attempt', { test: entry.test.name[language], day: date(entry.startedAt) })
        : t('new.anAttempt')}{' '}
      <PlainButton className={classes.removeAttempt ?? ''} onClick={onRemove}>
        {t('new.removeAttempt')}
      </PlainButton>
    </p>
  );
}
