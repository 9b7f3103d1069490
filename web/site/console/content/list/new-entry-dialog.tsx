import { contentKinds, type ContentKind } from '@bac/contract/site/content-kinds.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { oneTimeId } from '../../../../api/one-time-id.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { emptyBodies } from '../empty-bodies.ts';

interface Props {
  kind: ContentKind | undefined;
  onClose: () => void;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A new entry begins with its kind and its address; its words come in the editor. */
export function NewEntryDialog({ kind: chosen, onClose }: Props) {
  const { t } = useTranslation('site/console/content');
  const navigate = useNavigate();
  // The same for every try, so that one whose answer got lost does not make two entries.
  const [id] = useState(oneTimeId);
  const [kind, setKind] = useState<ContentKind>(chosen ?? 'announcement');
  const [slug, setSlug] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useFocusReturn();

  async function begin(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!slugPattern.test(slug)) return setError(t('new.slugWrong'));
    setBusy(true);
    const body = { id, kind, slug, body: emptyBodies[kind] };
    try {
      await orEndSession(call('POST /admin/content', { body, quiet: true }));
      await navigate(`/admin/content/${id}`);
    } catch (problem) {
      setError((problem as ApiError).message);
      setBusy(false);
    }
    return undefined;
  }

  return (
    <Dialog title={t('new.title')} isBusy={isBusy} onClose={onClose}>
      <form onSubmit={(event) => void begin(event)} noValidate>
        <div className={form.fields}>
          <NativeSelect
            label={t('new.kind')}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            data={contentKinds.map((value) => ({ value, label: t(`kindOne.${value}`) }))}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as ContentKind)}
          />
          <TextInput
            label={t('new.slug')}
            description={t('new.slugHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            value={slug}
            onChange={({ currentTarget }) => {
              setSlug(currentTarget.value);
              setError(undefined);
            }}
            error={error}
          />
        </div>
        <div className={form.buttons}>
          <Button type="submit" loading={isBusy}>
            {t('new.begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
