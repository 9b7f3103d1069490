import type { Language } from '@bac/exam/item/language.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import classes from '../../../../item/instructions/instruction-text.module.css';

const entryRules = ['one', 'length', 'fraction', 'decimal', 'mixed', 'signs'] as const;
const assumptions = ['real', 'plane', 'scale', 'domain'] as const;

interface Props {
  section: Section;
  language: Language;
}

export function DirectionsText({ section, language }: Props) {
  const { t } = useTranslation('attempts/player/tools', { lng: language, useSuspense: false });
  return (
    <div lang={language} className={classes.text}>
      {section === 'rw' ? (
        <>
          <p>{t('directions.rw.about')}</p>
          <p>{t('directions.rw.choose')}</p>
          <p>{t('directions.guess')}</p>
        </>
      ) : (
        <>
          <p>{t('directions.math.about')}</p>
          <p>{t('directions.math.tools')}</p>
          <h3>{t('directions.math.unless')}</h3>
          <ul>
            {assumptions.map((assumption) => (
              <li key={assumption}>{t(`directions.math.assume.${assumption}`)}</li>
            ))}
          </ul>
          <h3>{t('directions.math.choiceTitle')}</h3>
          <p>{t('directions.math.choice')}</p>
          <h3>{t('directions.math.entryTitle')}</h3>
          <ul>
            {entryRules.map((rule) => (
              <li key={rule}>{t(`directions.math.entry.${rule}`)}</li>
            ))}
          </ul>
          <p>{t('directions.guess')}</p>
        </>
      )}
    </div>
  );
}
