import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ChoiceCards } from '../../../../ui/forms/choice-cards.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { formatHomeMoment, fromHomeField, toHomeField } from '../../../../ui/format/home-time.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { useNow } from '../../../../ui/format/use-now.ts';
import type { TestEditor } from '../editor/use-test.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import classes from '../tests.module.css';

interface Props {
  editor: TestEditor;
  name: string;
  onClose: () => void;
}

/** Publishes a test now or at a time in Vietnam; changes the time of a scheduled test. */
export function PublishDialog({ editor, name, onClose }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const { test } = editor;
  const isScheduled = test.state === 'scheduled';
  const [when, setWhen] = useState<'now' | 'later'>(isScheduled ? 'later' : 'now');
  const [audience, setAudience] = useState<'everybody' | 'classes'>(
    test.isForClasses ? 'classes' : 'everybody',
  );
  const [field, setField] = useState(toHomeField(test.opensAt));
  const now = useNow();
  useFocusReturn();
  const isLater = when === 'later';
  const moment = isLater ? fromHomeField(field) : null;
  const isPast = moment !== null && Date.parse(moment) <= now;

  async function publish(): Promise<void> {
    const isDone = isScheduled
      ? await editor.setStatus({ status: 'published', opensAt: moment })
      : await editor.publish(moment, audience === 'classes');
    onClose();
    if (!isDone) return;
    const message = moment
      ? t('publish.scheduled', { when: formatHomeMoment(moment, language) })
      : t(audience === 'classes' ? 'publish.doneForClasses' : 'publish.done');
    void showToast('success', message);
  }

  function confirmLabel(): string {
    if (!isLater) return t('publish.confirm');
    return moment
      ? t('publish.confirmAt', { when: formatHomeMoment(moment, language) })
      : t('publish.choose');
  }

  return (
    <Dialog
      title={t(isScheduled ? 'schedule.title' : 'publish.title', { name })}
      size={520}
      isBusy={editor.isBusy}
      onClose={onClose}
    >
      <div className={form.fields}>
        {!isScheduled && <p className={form.text}>{t('publish.text')}</p>}
        <ChoiceCards
          legend={t('publish.when')}
          name="when"
          choices={[
            { value: 'now', label: t('publish.now'), description: t('publish.nowNote') },
            { value: 'later', label: t('publish.later'), description: t('publish.laterNote') },
          ]}
          value={when}
          onChange={setWhen}
        />
        {isLater && (
          <div>
            <TextInput
              type="datetime-local"
              label={t('publish.opens')}
              value={field}
              onChange={({ currentTarget }) => setField(currentTarget.value)}
            />
            <FieldError id="publish-past">{isPast ? t('publish.past') : undefined}</FieldError>
          </div>
        )}
        {!isScheduled && (
          <ChoiceCards
            legend={t('publish.audience')}
            name="audience"
            choices={(['everybody', 'classes'] as const).map((value) => ({
              value,
              label: t(`publish.${value}`),
              description: t(`publish.${value}Note`),
            }))}
            value={audience}
            onChange={setAudience}
          />
        )}
        {test.replaces && !isScheduled && (
          <p className={classes.warning}>
            {t(isLater ? 'publish.replacesLater' : 'publish.replaces', {
              name: test.replaces.name[language],
            })}
          </p>
        )}
      </div>
      <div className={form.buttons}>
        <Button
          disabled={isLater && (!moment || isPast)}
          loading={editor.isBusy}
          onClick={() => void publish()}
        >
          {confirmLabel()}
        </Button>
      </div>
    </Dialog>
  );
}
