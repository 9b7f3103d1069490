import type { ItemComplaint } from '@bac/contract/bank/bank-items.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { TextButton } from '../../text-button.tsx';
import bank from '../bank.module.css';
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

/** The complaints of the automatic check, each with a link to its field, and similar items. */
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
      <Stack gap={10} aria-busy={isStale} className={classes.checks}>
        {error && <p className={classes.problem}>{t('checks.failed', { reason: error })}</p>}
        {!checked && !error && <Muted size="xs">{t('checks.reading')}</Muted>}
        {checked && complaints.length === 0 && (
          <Row as="p" isOneLine align="start" className={classes.fine}>
            <IconCheck size={16} aria-hidden />
            {t('checks.none')}
          </Row>
        )}
        <Stack as="ul" gap={6}>
          {complaints.map((complaint) => (
            <Complaint
              key={`${complaint.code} ${complaint.field} ${complaint.message.en}`}
              complaint={complaint}
              onGo={onGo}
            />
          ))}
        </Stack>
        <Similar />
      </Stack>
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
    <Row as="li" isOneLine align="start" className={classes.complaint}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{message[language]}</span>
      {field !== null && (
        <TextButton
          aria-label={t('checks.goTo', { complaint: message[language] })}
          onClick={() => onGo(field)}
        >
          {t('checks.go')}
        </TextButton>
      )}
    </Row>
  );
}

/** Items with much the same text, to compare before a near duplicate is published. */
function Similar() {
  const { t } = useTranslation('bank/console/items');
  const { percent } = useFormat();
  const { checked } = useForm();
  if (!checked || checked.similar.length === 0) return null;
  return (
    <Stack as="section" gap={6} className={classes.similar} aria-label={t('similar.title')}>
      <strong>{t('similar.title')}</strong>
      <Stack as="ul" gap={6}>
        {checked.similar.map(({ id, summary, similarity }) => (
          <li key={id}>
            <Link to={`/admin/questions/${id}`} target="_blank">
              {id}
            </Link>{' '}
            <small>{t('similar.likeness', { share: percent(similarity) })}</small>
            <span className={bank.clamped} lang="en">
              {summary}
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
