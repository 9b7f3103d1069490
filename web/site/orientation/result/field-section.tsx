import type { Threshold } from '@bac/contract/results/admission.ts';
import type { Field } from '@bac/exam/orientation/fields.ts';
import type { Theme } from '@bac/exam/orientation/themes.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryState } from '../../../api/use-query.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { FieldCard } from './field-card.tsx';
import classes from './fields.module.css';

interface Props {
  title: string;
  fields: readonly Field[];
  top: readonly Theme[];
  thresholds: QueryState<Threshold[]>;
}

/** Fills one row on a wide screen. */
const initialCount = 3;

export function FieldSection({ title, fields, top, thresholds }: Props) {
  const { t } = useTranslation('site/orientation/result');
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const visible = showsAll ? fields : fields.slice(0, initialCount);
  return (
    <section aria-labelledby={id}>
      <SectionTitle
        id={id}
        title={title}
        actions={
          visible.length < fields.length && (
            <PlainButton className={classes.all ?? ''} onClick={() => setShowsAll(true)}>
              {t('showAll', { count: fields.length })} <IconArrowRight size={16} aria-hidden />
            </PlainButton>
          )
        }
      />
      <ul className={classes.cards}>
        {visible.map((field) => (
          <FieldCard key={field.id} field={field} top={top} thresholds={thresholds} />
        ))}
      </ul>
    </section>
  );
}
