import { Alert, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/auth-state.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileButton } from '../conversation/file-button.tsx';
import { FileDrop } from '../conversation/file-drop.tsx';
import { FileList } from '../conversation/file-list.tsx';
import { MessageBox } from '../conversation/message-box.tsx';
import { AttachedAttempt } from './attached-attempt.tsx';
import { CategoryChips } from './category-chips.tsx';
import classes from './new-ticket.module.css';
import { SuggestedArticles } from './suggested-articles.tsx';
import type { Problem } from './ticket-draft.ts';
import { useTicketForm } from './use-ticket-form.ts';
import { VisitorFields } from './visitor-fields.tsx';

/** Whoever writes here, their draft is their own. */
export function TicketForm() {
  const owner = useUser()?.email ?? 'visitor';
  return <Form key={owner} owner={owner} />;
}

function fieldOf(problem: Problem): string {
  if (problem === 'message') return 'textarea';
  return `[data-field=${problem === 'emailAccents' ? 'email' : problem}]`;
}

function Form({ owner }: { owner: string }) {
  const { t } = useTranslation('tickets');
  const element = useRef<HTMLFormElement>(null);
  const form = useTicketForm(owner);
  const { draft, change, errorOf, uploads, failure, isVisitor } = form;

  function submit(event?: SubmitEvent<HTMLFormElement>): void {
    event?.preventDefault();
    const missing = form.submit();
    if (missing) element.current?.querySelector<HTMLElement>(fieldOf(missing))?.focus();
  }

  return (
    <form ref={element} className={classes.form} noValidate onSubmit={submit}>
      {isVisitor && (
        <VisitorFields
          draft={draft}
          errors={{ name: errorOf('name'), email: errorOf('email') ?? errorOf('emailAccents') }}
          onChange={change}
        />
      )}
      <div className={classes.subject}>
        <TextInput
          label={t('new.subject')}
          placeholder={t('new.subjectHint')}
          maxLength={200}
          data-field="subject"
          value={draft.subject}
          error={errorOf('subject')}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <SuggestedArticles subject={draft.subject} />
      </div>
      <CategoryChips
        value={draft.category}
        error={errorOf('category')}
        onChange={(category) => change({ category })}
      />
      <FileDrop onFiles={uploads.add}>
        <MessageBox
          label={t('new.message')}
          placeholder={t('new.messageHint')}
          minRows={5}
          value={draft.message}
          error={errorOf('message')}
          onChange={(message) => change({ message })}
          onSend={submit}
        />
        <FileList uploads={uploads} />
        <FileButton count={uploads.files.length} onFiles={uploads.add} />
      </FileDrop>
      {failure && (
        <Alert color="lotus" variant="light">
          {failure.message} {failure.status === 0 && t('draft.safe')}
        </Alert>
      )}
      <FormEnd form={form} />
    </form>
  );
}

function FormEnd({ form }: { form: ReturnType<typeof useTicketForm> }) {
  const { t } = useTranslation('tickets');
  const { uploads, isVisitor, draft } = form;
  return (
    <div className={classes.end}>
      <Button type="submit" size="lg" fullWidth loading={form.isSending} disabled={uploads.isBusy}>
        {uploads.isBusy ? t('reply.uploading') : t('new.send')}
      </Button>
      {!isVisitor && draft.attempt !== null && (
        <AttachedAttempt attempt={draft.attempt} onRemove={form.dropAttempt} />
      )}
      <output className={classes.kept}>
        {form.isKept && (
          <>
            <IconCheck size={16} aria-hidden />
            {t('draft.keptHere')}
          </>
        )}
      </output>
    </div>
  );
}
