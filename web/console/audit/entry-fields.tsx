import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './audit.module.css';
import { changedFields, factsOf } from './detail-rows.ts';
import { useAuditWords } from './use-audit-words.ts';

/** Field by field, in words: what it was, what it became, and what stayed. */
export function EntryFields({ detail }: { detail: Record<string, unknown> }) {
  const { t } = useTranslation('console/audit');
  const said = useAuditWords();
  // What changed comes before what did not.
  const fields = changedFields(detail).toSorted(
    (one, other) => Number(other.isChanged) - Number(one.isChanged),
  );
  const facts = factsOf(detail);
  if (fields.length + facts.length === 0) return <p className={classes.quiet}>{t('nothing')}</p>;
  return (
    <dl className={classes.fields}>
      {fields.map(({ name, before, after, isChanged }) => (
        <div key={name} className={classes.field}>
          <dt>{said.fieldName(name)}</dt>
          {isChanged ? (
            <dd>
              <del className={classes.before}>
                <span className={classes.hidden}>{t('before')} </span>
                {said.value(before)}
              </del>
              <IconArrowRight className={classes.arrow} size={15} aria-hidden />
              <ins className={classes.after}>
                <span className={classes.hidden}>{t('after')} </span>
                {said.value(after)}
              </ins>
            </dd>
          ) : (
            <dd>
              {said.value(after)} <span className={classes.quiet}>{t('unchanged')}</span>
            </dd>
          )}
        </div>
      ))}
      {facts.map(({ name, value }) => (
        <div key={name} className={classes.field}>
          <dt>{said.fieldName(name)}</dt>
          <dd>{said.value(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
