import type { ItemComplaint } from '@bac/contract/bank/bank-items.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useForm } from '../form/form.ts';
import classes from './review.module.css';

interface Props {
  isStale: boolean;
  error: string | undefined;
  /** Goes to the field that a complaint is about. */
  onGo: (field: string) => void;
}

/** What a careful editor would send back, each with the way to its field, and what it resembles. */
export function ChecksCard({ isStale, error, onGo }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { checked } = useForm();
  const complaints = checked?.complaints ?? [];
  return (
    <Card
      title={t('checks.title')}
      titleLevel={2}
      actions={
        checked &&
        (complaints.length > 0 ? (
          <Chip tone="turmeric">{t('checks.count', { count: complaints.length })}</Chip>
        ) : (
          <Chip tone="leaf">{t('checks.fine')}</Chip>
        ))
      }
    >
      <div aria-busy={isStale} className={classes.checks}>
        {error && <p className={classes.problem}>{t('checks.failed', { reason: error })}</p>}
        {!checked && !error && <p className={classes.quiet}>{t('checks.reading')}</p>}
        {checked && complaints.length === 0 && (
          <p className={classes.fine}>
            <IconCheck size={16} aria-hidden />
            {t('checks.none')}
          </p>
        )}
        <ul>
          {complaints.map((complaint) => (
            <Complaint
              key={`${complaint.code} ${complaint.field} ${complaint.message.en}`}
              complaint={complaint}
              onGo={onGo}
            />
          ))}
        </ul>
        <Similar />
      </div>
    </Card>
  );
}

interface ComplaintProps {
  complaint: ItemComplaint;
  onGo: (field: string) => void;
}

function Complaint({ complaint: { field, message }, onGo }: ComplaintProps) {
  const { t } = useTranslation('bank/console/items');
  const [language] = useLanguage();
  return (
    <li className={classes.complaint}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{message[language]}</span>
      {field !== null && (
        <button
          type="button"
          aria-label={t('checks.goTo', { complaint: message[language] })}
          onClick={() => onGo(field)}
        >
          {t('checks.go')}
        </button>
      )}
    </li>
  );
}

/** Items that say much the same: worth a look before a second one of them is published. */
function Similar() {
  const { t } = useTranslation('bank/console/items');
  const { percent } = useFormat();
  const { checked } = useForm();
  if (!checked || checked.similar.length === 0) return null;
  return (
    <section className={classes.similar} aria-label={t('similar.title')}>
      <strong>{t('similar.title')}</strong>
      <ul>
        {checked.similar.map(({ id, summary, likeness }) => (
          <li key={id}>
            <Link to={`/admin/questions/${id}`} target="_blank">
              {id}
            </Link>{' '}
            <small>{t('similar.likeness', { share: percent(likeness) })}</small>
            <span lang="en">{summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
