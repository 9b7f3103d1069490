import { importLimits } from '@bac/contract/bank/import-limits.ts';
import { domainFacts, skillFacts, skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { DropArea } from './drop-area.tsx';
import classes from './exchange.module.css';
import type { Import } from './use-import.ts';

export function ImportCard({ fileImport }: { fileImport: Import }) {
  const { t } = useTranslation('bank/console/items/exchange');
  const [language] = useLanguage();
  const [isTooLarge, setTooLarge] = useState(false);
  const { file, skill, failure, isBusy } = fileImport;
  const choose = (chosen: File): void => {
    const isOver = chosen.size > importLimits.bytes;
    setTooLarge(isOver);
    if (!isOver) void fileImport.read(chosen);
  };
  const problem = isTooLarge
    ? t('import.tooLarge')
    : failure && [failure.message, ...failure.errors.map(({ message }) => message)].join(' ');
  return (
    <Card title={t('import.title')} titleLevel={2}>
      <Stack gap={14}>
        <p className={classes.text}>{t('import.lead')}</p>
        <DropArea fileName={file?.name} isBusy={isBusy} onChoose={choose} />
        <SelectField
          label={t('import.skill')}
          description={t('import.skillHelp')}
          value={skill ?? ''}
          options={[
            { value: '', label: t('import.noSkill') },
            ...skills.map((value) => ({
              value,
              label: `${domainFacts[skillFacts[value].domain].name[language]}: ${skillFacts[value].name[language]}`,
            })),
          ]}
          onChange={(value) => void fileImport.nameSkill(value ? (value as Skill) : undefined)}
        />
        {problem && (
          <Alert color="lotus" variant="light" role="alert" title={t('import.failed')}>
            <p className={classes.text}>{problem}</p>
            {failure?.code === 'CHANGED_MEANWHILE' && (
              <Button variant="default" onClick={() => void fileImport.repeatDryRun()}>
                {t('import.lookAgain')}
              </Button>
            )}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
