import type { Threshold } from '@bac/contract/results/admission.ts';
import type { Field } from '@bac/exam/orientation/fields.ts';
import type { Theme } from '@bac/exam/orientation/themes.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryState } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { fieldIcons } from './field-icons.ts';
import classes from './fields.module.css';
import { useThemeNames } from './use-theme-names.ts';

interface Props {
  field: Field;
  top: readonly Theme[];
  thresholds: QueryState<Threshold[]>;
}

export function FieldCard({ field: { id, themes, subjects }, top, thresholds }: Props) {
  const { t } = useTranslation('site/orientation/result');
  const { nameOf } = useThemeNames();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const Icon = fieldIcons[id];
  const name = t(`fields.${id}.name`);
  return (
    <li className={classes.card}>
      <span className={classes.icon} aria-hidden>
        <Icon size={24} stroke={1.6} />
      </span>
      <h3 className={classes.name}>{name}</h3>
      <Row as="ul" gap={6} className={classes.themes}>
        {themes.map((theme) => (
          <li key={theme} data-shared={top.includes(theme) || undefined}>
            {nameOf(theme)}
          </li>
        ))}
      </Row>
      <dl className={classes.facts}>
        <dt>{t('subjects')}</dt>
        <dd>{subjects.map((subject) => t(`subjectNames.${subject}`)).join(', ')}</dd>
        <dt>{t('jobs')}</dt>
        <dd>{t(`fields.${id}.jobs`)}</dd>
      </dl>
      <div className={classes.foot}>
        <PlainButton
          className={classes.schoolsButton ?? ''}
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={t('schoolsOf', { field: name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('schools')} <IconChevronDown size={16} aria-hidden />
        </PlainButton>
        <div id={panel} hidden={!isOpen}>
          {isOpen && (
            <Loaded reply={thresholds} lines={2} isInCard>
              {(all) => <Schools thresholds={all.filter(({ fields }) => fields.includes(id))} />}
            </Loaded>
          )}
        </div>
      </div>
    </li>
  );
}

function Schools({ thresholds }: { thresholds: Threshold[] }) {
  const { t } = useTranslation('site/orientation/result');
  if (thresholds.length === 0) {
    return (
      <Muted size="sm" className={classes.remark}>
        {t('noSchools')}
      </Muted>
    );
  }
  return (
    <>
      <ul className={classes.schools}>
        {thresholds.map((threshold) => (
          <School key={threshold.id} threshold={threshold} />
        ))}
      </ul>
      <Muted size="sm" className={classes.remark}>
        {t('schoolsNote')}
      </Muted>
    </>
  );
}

function School({
  threshold: { university, kind, score, year, source, url },
}: {
  threshold: Threshold;
}) {
  const { t } = useTranslation('site/orientation/result');
  const [language] = useLanguage();
  const from = `${year} · ${source[language]}`;
  return (
    <li>
      <strong>{university[language]}</strong>
      <span className={classes.schoolScore}>
        {t(kind === 'application' ? 'from' : 'admitted', { score })}
      </span>
      <Muted as="span" size="sm" className={classes.source}>
        {url ? (
          <a href={url} rel="noreferrer" target="_blank">
            {from}
          </a>
        ) : (
          from
        )}
      </Muted>
    </li>
  );
}
