import type { Shortage } from '@bac/contract/attempts/whole-test.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { sectionName } from '../../../../item/structure-name.ts';
import { domainName } from '../../../../item/taxonomy-name.ts';
import classes from '../tests.module.css';
import { useModuleName } from './use-module-name.ts';

interface Props {
  shortages: readonly Shortage[];
  onClose: () => void;
}

const maxRows = 8;

/** The questions that the bank lacks for this test, so that somebody can write them. */
export function ShortagesNote({ shortages, onClose }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const moduleName = useModuleName();
  if (shortages.length === 0) return null;
  return (
    <Row
      as="section"
      align="start"
      justify="between"
      className={classes.note}
      aria-label={t('shortages.title')}
    >
      <div>
        <strong>{t('shortages.title')}</strong>
        <ul>
          {shortages.slice(0, maxRows).map(({ module, domain, difficulty, kind, count }) => (
            <li key={JSON.stringify([module, domain, difficulty, kind])}>
              {sectionName(module.section)[language]}, {moduleName(module)}:{' '}
              {t('shortages.one', {
                count,
                domain: domainName(domain)[language],
                difficulty: tQuestion(`difficulty.${difficulty}`).toLowerCase(),
                kind: t(`kind.${kind}`),
              })}
            </li>
          ))}
          {shortages.length > maxRows && (
            <li>{t('problems.more', { count: shortages.length - maxRows })}</li>
          )}
        </ul>
      </div>
      <Button variant="subtle" onClick={onClose}>
        {t('shortages.close')}
      </Button>
    </Row>
  );
}
