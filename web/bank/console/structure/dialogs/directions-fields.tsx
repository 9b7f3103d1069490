import { languages } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { Button, Textarea } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { InstructionText } from '../../../../item/instructions/instruction-text.tsx';
import classes from './dialogs.module.css';

const assumptions = ['real', 'plane', 'scale', 'domain'] as const;
const entryRules = ['one', 'length', 'fraction', 'decimal', 'mixed', 'signs'] as const;

function textOf(t: TFunction<'attempts/player/tools'>, section: Section): string {
  if (section === 'rw') {
    return [t('directions.rw.about'), t('directions.rw.choose'), t('directions.guess')].join(
      '\n\n',
    );
  }
  return [
    t('directions.math.about'),
    t('directions.math.tools'),
    `# ${t('directions.math.unless')}`,
    assumptions.map((rule) => `- ${t(`directions.math.assume.${rule}`)}`).join('\n'),
    `# ${t('directions.math.choiceTitle')}`,
    t('directions.math.choice'),
    `# ${t('directions.math.entryTitle')}`,
    entryRules.map((rule) => `- ${t(`directions.math.entry.${rule}`)}`).join('\n'),
    t('directions.guess'),
  ].join('\n\n');
}

/** The product's own directions in the syntax the team types; undefined until both languages are loaded. */
function useUsualDirections(section: Section): LocalText | undefined {
  const english = useTranslation('attempts/player/tools', { lng: 'en', useSuspense: false });
  const vietnamese = useTranslation('attempts/player/tools', { lng: 'vi', useSuspense: false });
  if (!english.ready || !vietnamese.ready) return undefined;
  return { en: textOf(english.t, section), vi: textOf(vietnamese.t, section) };
}

const maxLength = 4000;

interface Props {
  section: Section;
  instruction: LocalText;
  isChecked: boolean;
  onChange: (instruction: LocalText) => void;
}

/** The directions of a module; if left empty, students read the product's own. */
export function DirectionsFields({ section, instruction, isChecked, onChange }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const usual = useUsualDirections(section);
  const own = instruction[language];
  const previewText = own.trim() === '' ? (usual?.[language] ?? '') : own;
  const isOwn = instruction.en !== '' || instruction.vi !== '';
  return (
    <Stack as="fieldset" gap={12} className={classes.directions}>
      <legend className={classes.legend}>{t('directions.title')}</legend>
      <p className={form.text}>{t('directions.lead')}</p>
      <Grid minWidth={240}>
        {languages.map((each) => (
          <Textarea
            key={each}
            classNames={{ input: classes.area }}
            label={t(`field.directions.${each}`)}
            lang={each}
            maxLength={maxLength}
            rows={8}
            placeholder={t('directions.placeholder')}
            value={instruction[each]}
            error={isChecked && instruction[each].trim() === '' && t('field.empty')}
            onChange={({ currentTarget }) =>
              onChange({ ...instruction, [each]: currentTarget.value })
            }
          />
        ))}
      </Grid>
      <Row>
        {isOwn ? (
          <Button variant="default" onClick={() => onChange({ en: '', vi: '' })}>
            {t('directions.useUsual')}
          </Button>
        ) : (
          <Button variant="default" disabled={!usual} onClick={() => usual && onChange(usual)}>
            {t('directions.begin')}
          </Button>
        )}
      </Row>
      <Stack gap={10} className={classes.look}>
        <Muted>{t('directions.look')}</Muted>
        <InstructionText text={previewText} language={language} />
      </Stack>
    </Stack>
  );
}
