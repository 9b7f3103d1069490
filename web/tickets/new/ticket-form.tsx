import { Alert, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../api/auth-state.ts';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { Muted, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { FileButton } from '../conversation/files/file-button.tsx';
import { FileDrop } from '../conversation/files/file-drop.tsx';
import { FileList } from '../conversation/files/file-list.tsx';
import { MessageBox } from '../conversation/message-box.tsx';
import { CategoryChips } from './category-chips.tsx';
import tickets from '../tickets.module.css';
import classes from './new-ticket.module.css';
import { suggestArticles } from './suggest-articles.ts';
import type { Problem } from './ticket-draft.ts';
import { useTicketForm } from './use-ticket-form.ts';
import { VisitorFields } from './visitor-fields.tsx';

/** A shorter subject gets no suggestions. */
const minLength = 4;

/** Suggests articles that may hold the answer. They open in another tab, since the draft is here. */
function SuggestedArticles({ subject }: { subject: string }) {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  const [debouncedSubject] = useDebouncedValue(subject.trim(), 250);
  const { data = [] } = useQuery('GET /content/articles', { query: {} });
  const articles =
    debouncedSubject.length < minLength ? [] : suggestArticles(data, debouncedSubject);
  return (
    <output className={classes.suggested} data-empty={articles.length === 0 || undefined}>
      {articles.length > 0 && (
        <>
          <b>{t('new.suggested')}</b>
          <ul className={tickets.links}>
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/support/${slug}`} target="_blank">
                  <span>{title[language]}</span>
                  <IconChevronRight size={18} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}

/** Each account, and a visitor, has a draft of its own. */
export function TicketForm() {
  const owner = useUser()?.email ?? 'visitor';
  return <Form key={owner} owner={owner} />;
}

function selectorOf(problem: Problem): string {
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
    const problem = form.submit();
    if (problem) element.current?.querySelector<HTMLElement>(selectorOf(problem))?.focus();
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
      <Stack gap={10}>
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
      </Stack>
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
    <Stack gap={10}>
      <Button type="submit" size="lg" fullWidth loading={form.isSending} disabled={uploads.isBusy}>
        {uploads.isBusy ? t('reply.uploading') : t('new.send')}
      </Button>
      {!isVisitor && draft.attempt !== null && (
        <AttachedAttempt attempt={draft.attempt} onRemove={form.removeAttempt} />
      )}
      <Row as="output" gap={6} justify="center" isOneLine className={tickets.kept}>
        {form.isStored && (
          <>
            <IconCheck size={16} aria-hidden />
            {t('draft.keptHere')}
          </>
        )}
      </Row>
    </Stack>
  );
}

interface AttachedAttemptProps {
  attempt: string;
  onRemove: () => void;
}

/** The attached attempt, by the name of its test and its day. */
function AttachedAttempt({ attempt, onRemove }: AttachedAttemptProps) {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  const { date } = useFormat();
  const { data } = useQuery('GET /results');
  const entry = data?.attempts.find((each) => each.attempt === attempt);
  return (
    <Muted className={tickets.centered}>
      {entry
        ? t('new.attempt', { test: entry.test.name[language], day: date(entry.startedAt) })
        : t('new.anAttempt')}{' '}
      <PlainButton onClick={onRemove}>{t('new.removeAttempt')}</PlainButton>
    </Muted>
  );
}
