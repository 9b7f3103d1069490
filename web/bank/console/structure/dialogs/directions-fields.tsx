import { languages } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { Button, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { InstructionText } from '../../../../item/instructions/instruction-text.tsx';
import classes from './dialogs.module.css';
import { useUsualDirections } from './use-usual-directions.ts';

const longest = 4000;

interface Props {
  section: Section;
  instruction: LocalText;
  isChecked: boolean;
  onChange: (instruction: LocalText) => void;
}

/** Left empty, students read what the product says. */
export function DirectionsFields({ section, instruction, isChecked, onChange }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const usual = useUsualDirections(section);
  const own = instruction[language];
  const shown = own.trim() === '' ? (usual?.[language] ?? '') : own;
  const isOwn = instruction.en !== '' || instruction.vi !== '';
  return (
    <fieldset className={classes.directions}>
      <legend className={classes.legend}>{t('directions.title')}</legend>
      <p className={classes.text}>{t('directions.lead')}</p>
      <div className={classes.both}>
        {languages.map((each) => (
          <Textarea
            key={each}
            classNames={{ input: classes.area }}
            label={t(`field.directions.${each}`)}
            lang={each}
            maxLength={longest}
            rows={8}
            placeholder={t('directions.placeholder')}
            value={instruction[each]}
            error={isChecked && instruction[each].trim() === '' && t('field.empty')}
            onChange={({ currentTarget }) =>
              onChange({ ...instruction, [each]: currentTarget.value })
            }
          />
        ))}
      </div>
      <div className={classes.row}>
        {isOwn ? (
          <Button variant="default" onClick={() => onChange({ en: '', vi: '' })}>
            {t('directions.useUsual')}
          </Button>
        ) : (
          <Button variant="default" disabled={!usual} onClick={() => usual && onChange(usual)}>
            {t('directions.begin')}
          </Button>
        )}
      </div>
      <div className={classes.look}>
        <p className={classes.lookTitle}>{t('directions.look')}</p>
        <InstructionText text={shown} language={language} />
      </div>
    </fieldset>
  );
}
