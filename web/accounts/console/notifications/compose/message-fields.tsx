import type { Broadcast } from '@bac/contract/accounts/notifications.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../../ui/forms/switch-field.tsx';
import { isValidLink } from './broadcast-problem.ts';
import { Grid, Stack } from '../../../../ui/layout/boxes/boxes.tsx';

interface Props {
  draft: Broadcast;
  onChange: (changes: Partial<Broadcast>) => void;
}

const languages = ['vi', 'en'] as const;

/** Title and text in both languages, side by side. */
export function MessageFields({ draft, onChange }: Props) {
  const { t } = useTranslation('accounts/console/notifications');
  const { title, text, link } = draft;
  return (
    <Stack>
      <Grid minWidth={240} gap={14}>
        {languages.map((language) => (
          <TextInput
            key={language}
            label={t(`heading.${language}`)}
            lang={language}
            maxLength={200}
            value={title[language]}
            onChange={({ currentTarget }) =>
              onChange({ title: { ...title, [language]: currentTarget.value } })
            }
          />
        ))}
      </Grid>
      <Grid minWidth={240} gap={14}>
        {languages.map((language) => (
          <Textarea
            key={language}
            label={t(`body.${language}`)}
            lang={language}
            maxLength={4000}
            rows={7}
            value={text[language]}
            onChange={({ currentTarget }) =>
              onChange({ text: { ...text, [language]: currentTarget.value } })
            }
          />
        ))}
      </Grid>
      <TextInput
        label={t('field.link')}
        description={t('field.linkHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={300}
        autoCapitalize="none"
        spellCheck={false}
        value={link ?? ''}
        onChange={({ currentTarget }) => onChange({ link: currentTarget.value.trim() || null })}
        error={!isValidLink(link) && t('missing.link')}
      />
      <SwitchField
        label={t('field.mail')}
        description={t('field.mailHint')}
        isOn={draft.isMailed}
        onChange={(isMailed) => onChange({ isMailed })}
      />
    </Stack>
  );
}
