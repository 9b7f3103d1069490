import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ChoiceCards } from '../../../../ui/forms/choice-cards.tsx';
import { Grid } from '../../../../ui/layout/boxes/boxes.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { formatHomeMoment, fromHomeField, toHomeField } from '../../../../ui/format/home-time.ts';
import { publicationState } from '../publication-state.ts';
import { useNow } from '../../../../ui/format/use-now.ts';
import type { Editor } from './use-editor.ts';

interface Props {
  editor: Editor;
  title: string;
  onClose: () => void;
}

/** Publishes an entry: at once, or between two moments in Vietnam time. */
export function PublishDialog({ editor, title, onClose }: Props) {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const { entry } = editor;
  const isTimed = entry.showsFrom !== null || entry.showsUntil !== null;
  const [when, setWhen] = useState<'now' | 'between'>(isTimed ? 'between' : 'now');
  const [from, setFrom] = useState(toHomeField(entry.showsFrom));
  const [until, setUntil] = useState(toHomeField(entry.showsUntil));
  const now = useNow();
  useFocusReturn();

  const isNow = when === 'now';
  const showsFrom = isNow ? null : fromHomeField(from);
  const showsUntil = isNow ? null : fromHomeField(until);
  const isOrderValid =
    !showsUntil || Date.parse(showsUntil) > (showsFrom ? Date.parse(showsFrom) : now);
  const isEmpty = !isNow && !showsFrom && !showsUntil;
  const isLater = showsFrom !== null && Date.parse(showsFrom) > now;
  const isLive = publicationState(entry, now) === 'live';
  const currentVersion = isLive ? entry.publishedVersion : entry.versionUntilThen;

  async function publish(): Promise<void> {
    const isDone = await editor.publish({ showsFrom, showsUntil });
    onClose();
    if (isDone) void showToast('success', isLater ? t('publish.scheduled') : t('publish.done'));
  }

  function confirmLabel(): string {
    if (isLater) return t('publish.confirmFrom', { from: formatHomeMoment(showsFrom, language) });
    return showsUntil && isOrderValid
      ? t('publish.confirmUntil', { until: formatHomeMoment(showsUntil, language) })
      : t('publish.confirm');
  }

  return (
    <Dialog
      title={t('publish.title', { title })}
      size={520}
      isBusy={editor.isBusy}
      onClose={onClose}
    >
      <div className={form.fields}>
        <ChoiceCards
          legend={t('publish.when')}
          name="when"
          choices={[
            { value: 'now', label: t('publish.now'), description: t('publish.nowNote') },
            {
              value: 'between',
              label: t('publish.between'),
              description: t('publish.betweenNote'),
            },
          ]}
          value={when}
          onChange={setWhen}
        />
        {!isNow && (
          <>
            <Grid minWidth={200} gap={12}>
              <TextInput
                type="datetime-local"
                label={t('publish.from')}
                value={from}
                onChange={({ currentTarget }) => setFrom(currentTarget.value)}
              />
              <TextInput
                type="datetime-local"
                label={t('publish.until')}
                value={until}
                onChange={({ currentTarget }) => setUntil(currentTarget.value)}
              />
            </Grid>
            <p className={form.text}>
              {t('publish.zone')} {t('publish.empty')}
            </p>
            <FieldError id="publish-order">
              {isOrderValid ? undefined : t('publish.order')}
            </FieldError>
            {isLater && currentVersion !== null && (
              <p className={form.text}>{t('publish.untilThen', { version: currentVersion })}</p>
            )}
          </>
        )}
      </div>
      <div className={form.buttons}>
        <Button
          disabled={!isOrderValid || isEmpty}
          loading={editor.isBusy}
          onClick={() => void publish()}
        >
          {isEmpty ? t('publish.none') : confirmLabel()}
        </Button>
      </div>
    </Dialog>
  );
}
