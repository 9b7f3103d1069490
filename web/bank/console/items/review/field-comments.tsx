import type { ItemComment } from '@bac/contract/bank/bank-items.ts';
import { Button, Textarea } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { oneTimeId } from '../../../../api/one-time-id.ts';
import { useAction } from '../../../../api/use-action.ts';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { TextButton } from '../../text-button.tsx';
import { Avatar } from '../../../../ui/brand/avatar.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useForm } from '../form/form.ts';
import { commentsOf } from './comments-of.ts';
import classes from './review.module.css';

interface Props {
  /** Null for the whole item. */
  field: string | null;
  label: string;
}

/** The comments on a part of the item, and a button to add one. */
export function FieldComments({ field, label }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const [isWriting, setWriting] = useState(false);
  const { item } = editor;
  if (!item) return null;
  const comments = commentsOf(item, field);
  return (
    <div className={classes.comments}>
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} onReply={() => setWriting(true)} />
      ))}
      {isWriting ? (
        <NewComment field={field} label={label} onClose={() => setWriting(false)} />
      ) : (
        item.draft && (
          <TextButton
            className={classes.comment}
            aria-label={t('comment.about', { field: label })}
            onClick={() => setWriting(true)}
          >
            <IconMessagePlus size={15} aria-hidden />
            {field === null ? t('comment.addWhole') : t('comment.add')}
          </TextButton>
        )
      )}
    </div>
  );
}

interface CommentProps {
  comment: ItemComment;
  onReply: () => void;
}

function Comment({ comment, onReply }: CommentProps) {
  const { t } = useTranslation('bank/console/items');
  const { shortDate, time } = useFormat();
  const { editor } = useForm();
  const { run } = useAction();
  const { id, author, body, createdAt, resolvedAt, version } = comment;
  const isResolved = resolvedAt !== null;
  const name = author ?? t('review.somebody');

  async function resolve(): Promise<void> {
    const params = { item: editor.item!.id, comment: id };
    const sent = { isResolved: !isResolved };
    await run(async () => {
      editor.refreshItem(
        await call('POST /admin/questions/:item/comments/:comment/resolve', { params, body: sent }),
      );
    });
  }

  return (
    <article className={classes.said} data-resolved={isResolved || undefined}>
      <Avatar fullName={name} username={name} avatar={null} size={28} />
      <div>
        <p>
          <strong>{name}</strong>{' '}
          <Muted as="small" size="xs">
            {t('comment.when', { version, date: shortDate(createdAt), time: time(createdAt) })}
          </Muted>
        </p>
        <p className={classes.body}>{body}</p>
      </div>
      <Row isOneLine align="start" gap={10} className={classes.saidButtons}>
        <TextButton onClick={onReply}>{t('comment.reply')}</TextButton>
        <TextButton onClick={() => void resolve()}>
          {isResolved ? t('comment.reopen') : t('comment.resolve')}
        </TextButton>
      </Row>
    </article>
  );
}

interface NewProps extends Props {
  onClose: () => void;
}

function NewComment({ field, label, onClose }: NewProps) {
  const { t } = useTranslation('bank/console/items');
  const { t: tUi } = useTranslation('ui');
  const { editor } = useForm();
  // Every try sends the same id, so that a retry does not post the comment twice.
  const [id] = useState(oneTimeId);
  const [body, setBody] = useState('');
  const { isBusy, run } = useAction();

  async function send(): Promise<void> {
    await run(async () => {
      const params = { item: editor.item!.id };
      const sent = { id, field, body: body.trim() };
      editor.refreshItem(
        await call('POST /admin/questions/:item/comments', { params, body: sent }),
      );
      onClose();
    });
  }

  return (
    <div className={classes.writing}>
      <Textarea
        label={t('comment.about', { field: label })}
        rows={3}
        maxLength={2000}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked to write here
        autoFocus
        value={body}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
      />
      <Row isOneLine justify="end">
        <Button variant="default" onClick={onClose}>
          {tUi('cancel')}
        </Button>
        <Button disabled={body.trim() === ''} loading={isBusy} onClick={() => void send()}>
          {t('comment.send')}
        </Button>
      </Row>
    </div>
  );
}
