import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../api/client.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { SaveLine } from '../../preferences/save-line.tsx';
import { useAutosave } from '../../preferences/use-autosave.ts';

type Chosen = Reply<'GET /id/presence'>['chosen'];

/** A radio button's value is a text, and nobody's choice is one too. */
const choices = ['auto', 'online', 'away', 'busy', 'invisible'] as const;

const save = async (change: { chosen?: Chosen }): Promise<{ chosen: Chosen }> => {
  const chosen = change.chosen ?? null;
  await orEndSession(call('PATCH /id/presence', { body: { chosen }, quiet: true }));
  return { chosen };
};

/** How one appears to others, by choice or by what one does. */
export function PresenceCards({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('accounts/console/settings');
  const { values, save: state, change, retry } = useAutosave({ chosen }, save);
  return (
    <>
      <ChoiceCards
        legend={t('presence.legend')}
        name="presence"
        choices={choices.map((value) => ({
          value,
          label: t(`presence.${value}`),
          description: t(`presence.${value}Note`),
        }))}
        value={values.chosen ?? 'auto'}
        onChange={(value) => change({ chosen: value === 'auto' ? null : value })}
      />
      <SaveLine save={state} onRetry={retry} />
    </>
  );
}
