import { contentKinds, type ContentKind } from '@bac/contract/site/content-kinds.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client.ts';
import { oneTimeId } from '../../../../api/one-time-id.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { emptyBodies } from '../empty-bodies.ts';

interface Props {
  kind: ContentKind | undefined;
  onClose: () => void;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Creates an entry with its kind and slug; the editor then asks for the text. */
export function NewEntryDialog({ kind: chosen, onClose }: Props) {
  const { t } = useTranslation('site/console/content');
  const navigate = useNavigate();
  // The same id for every try, so that a retry after a lost reply does not create two entries.
  const [id] = useState(oneTimeId);
  const [kind, setKind] = useState<ContentKind>(chosen ?? 'announcement');
  const [slug, setSlug] = useState('');
  const [isSlugWrong, setSlugWrong] = useState(false);
  const { isBusy, error, run, clearError } = useAction();
  useFocusReturn();

  async function create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSlugWrong(!slugPattern.test(slug));
    if (!slugPattern.test(slug)) return;
    await run(async () => {
      const body = { id, kind, slug, body: emptyBodies[kind] };
      await call('POST /admin/content', { body, quiet: true });
      invalidate('GET /admin/content');
      await navigate(`/admin/content/${id}`);
    });
  }

  return (
    <Dialog title={t('new.title')} isBusy={isBusy} onClose={onClose}>
      <form onSubmit={(event) => void create(event)} noValidate>
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
              setSlugWrong(false);
              clearError();
            }}
            error={isSlugWrong ? t('new.slugWrong') : error?.message}
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
