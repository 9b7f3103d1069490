import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../ui/layout/boxes/boxes.tsx';
import type { TicketDraft } from './ticket-draft.ts';

interface Props {
  draft: TicketDraft;
  errors: { name?: string | undefined; email?: string | undefined };
  onChange: (part: Partial<TicketDraft>) => void;
}

/** The name of a visitor and the address for the answer. */
export function VisitorFields({ draft, errors, onChange }: Props) {
  const { t } = useTranslation('tickets');
  return (
    <Grid minWidth={240}>
      <TextInput
        label={t('visitor.name')}
        autoComplete="name"
        maxLength={120}
        data-field="name"
        value={draft.name}
        error={errors.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        label={t('visitor.email')}
        description={t('visitor.emailHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="email"
        autoComplete="email"
        maxLength={254}
        data-field="email"
        value={draft.email}
        error={errors.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
    </Grid>
  );
}
