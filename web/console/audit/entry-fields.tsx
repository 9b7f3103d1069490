import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { HiddenText } from '../../ui/layout/hidden-text.tsx';
import classes from './audit.module.css';
import { changedFields, factsOf } from './detail-rows.ts';
import { useAuditLabels } from './use-audit-labels.ts';

/** Lists the fields of an entry with their old and new values, changed ones first. */
export function EntryFields({ detail }: { detail: Record<string, unknown> }) {
  const { t } = useTranslation('console/audit');
  const labels = useAuditLabels();
  // Changed fields come first.
  const fields = changedFields(detail).toSorted(
    (one, other) => Number(other.isChanged) - Number(one.isChanged),
  );
  const facts = factsOf(detail);
  if (fields.length + facts.length === 0) return <Muted size="xs">{t('nothing')}</Muted>;
  return (
    <dl>
      {fields.map(({ name, before, after, isChanged }) => (
        <div key={name} className={classes.field}>
          <dt>{labels.fieldName(name)}</dt>
          {isChanged ? (
            <Row as="dd">
              <del className={classes.before}>
                <HiddenText>{t('before')} </HiddenText>
                {labels.value(before)}
              </del>
              <IconArrowRight className={classes.arrow} size={15} aria-hidden />
              <ins className={classes.after}>
                <HiddenText>{t('after')} </HiddenText>
                {labels.value(after)}
              </ins>
            </Row>
          ) : (
            <Row as="dd">
              {labels.value(after)}{' '}
              <Muted as="span" size="xs">
                {t('unchanged')}
              </Muted>
            </Row>
          )}
        </div>
      ))}
      {facts.map(({ name, value }) => (
        <div key={name} className={classes.field}>
          <dt>{labels.fieldName(name)}</dt>
          <dd>{labels.value(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
